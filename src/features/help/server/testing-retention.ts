import { randomUUID } from 'node:crypto';
import { type RetentionSamples, sampleCode } from '#platform/server/retention/testing-retention.ts';
import { helpQuestion } from './tables.ts';

export const helpSamples: RetentionSamples = {
  'help_question expired': (db, lastAsked) =>
    db
      .insert(helpQuestion)
      .values({ id: randomUUID(), language: 'es', question: 'q', normalized: sampleCode(), times: 1, lastAsked })
      .execute(),
};
