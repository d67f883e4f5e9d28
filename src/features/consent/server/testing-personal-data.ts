import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/database/database.ts';
import { moment } from '#platform/server/testing-personal-data.ts';
import { consentReceipt } from './tables.ts';

export async function insertConsentData(db: Db): Promise<void> {
  await db.insert(consentReceipt).values({
    id: randomUUID(),
    visitor: randomUUID(),
    purposes: ['news'],
    version: '1',
    language: 'es',
    at: moment(),
  });
}
