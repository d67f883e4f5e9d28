import { randomUUID } from 'node:crypto';
import type { Db } from '../../database/database.ts';
import { rateLimitCount } from '../../database/tables.ts';
import { type RetentionDays, retentionKinds } from '../config/operation-variables.ts';
import { outboxMessage } from '../mail/tables.ts';
import { staffAction } from '../staff/tables.ts';

/** The same for all kinds, except those that are named. */
export function daysOf(all: number | 'forever', change: Partial<RetentionDays> = {}): RetentionDays {
  const alike = Object.fromEntries(retentionKinds.map((kind) => [kind, all]));
  return { ...emptyDays, ...alike, ...change };
}

const emptyDays: RetentionDays = {
  consent: 1,
  'data-requests': 1,
  'dead-letters': 1,
  marketing: 1,
  meetings: 1,
  'missing-addresses': 1,
  notifications: 1,
  payments: 1,
  quarantine: 1,
  quotes: 1,
  sandbox: 1,
  'sent-mail': 1,
  'staff-log': 1,
  tickets: 1,
  'unpaid-orders': 1,
};

/** Insert a row for the rule of that name whose time counts from that moment. */
export type RetentionSamples = Readonly<Record<string, (db: Db, since: Date) => Promise<unknown>>>;

let made = 0;
/** Each time another one. */
export const sampleCode = () => String(made++).padStart(8, '2');

export async function insertMail(db: Db, values: Partial<typeof outboxMessage.$inferInsert>): Promise<void> {
  const mail = { key: randomUUID(), recipient: 'ana@example.com', subject: 's', text: 't' };
  await db.insert(outboxMessage).values({ ...mail, ...values });
}

export const platformSamples: RetentionSamples = {
  'ticket_count expired': (db, until) =>
    db.insert(rateLimitCount).values({ key: sampleCode(), uses: 1, until }).execute(),
  'outbox_message expired': (db, secretUntil) =>
    insertMail(db, { secretUntil, state: 'dead', nextAttemptAt: secretUntil }),
  'outbox_message sent-mail': (db, sentAt) => insertMail(db, { sentAt, state: 'sent' }),
  'outbox_message dead-letters': (db, nextAttemptAt) => insertMail(db, { nextAttemptAt, state: 'dead' }),
  'staff_action staff-log': (db, at) =>
    db.insert(staffAction).values({ staffEmail: 'eva@example.com', action: 'a', subject: 's', at }).execute(),
};
