import { type RetentionSamples, sampleCode } from '#platform/server/retention/testing-retention.ts';
import { incomingMail } from './tables.ts';

export const incomingMailSamples: RetentionSamples = {
  'incoming_mail expired': (db, handledAt) =>
    db.insert(incomingMail).values({ key: sampleCode(), source: 'imap', state: 'done', bytes: 1, handledAt }).execute(),
};
