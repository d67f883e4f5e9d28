import { type RetentionSamples, sampleCode } from '#platform/server/retention/testing-retention.ts';
import { meeting } from './tables.ts';

export const meetingSamples: RetentionSamples = {
  'meeting meetings': (db, startsAt) => {
    const who = { name: 'Ana', email: 'ana@example.com', topic: 't', language: 'es', zone: 'UTC' };
    const values = { ...who, reference: `M-${sampleCode()}`, startsAt, createdAt: startsAt, bookedAt: startsAt };
    return db.insert(meeting).values(values).execute();
  },
};
