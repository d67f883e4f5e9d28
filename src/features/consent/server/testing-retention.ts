import { randomUUID } from 'node:crypto';
import type { RetentionSamples } from '#platform/server/retention/testing-retention.ts';
import { consentReceipt } from './tables.ts';

export const consentSamples: RetentionSamples = {
  'consent_receipt consent': (db, at) => {
    const values = { id: randomUUID(), visitor: randomUUID(), purposes: [], version: '1', language: 'es', at };
    return db.insert(consentReceipt).values(values).execute();
  },
};
