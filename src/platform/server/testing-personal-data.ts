import { randomUUID } from 'node:crypto';
import type { Db } from '../database/database.ts';
import { outboxMessage } from './mail/tables.ts';
import { staffAction } from './staff/tables.ts';

/** Texts of the person begin with one of these: of what goes with the account, and of what the law requires to stay. */
export interface Marks {
  readonly gone: string;
  readonly kept: string;
}

/** The person of whom a sample of everything is stored. */
export interface SamplePerson extends Marks {
  readonly userId: string;
  readonly email: string;
  readonly before: string;
  readonly dataDir: string;
}

let moments = 0;
/** Each a different time, so that a test finds which one is missing. */
export const moment = () => new Date(Date.UTC(2026, 9, 1) + 61_007 * moments++);
export const future = () => new Date(Date.now() + 1e9 + 61_007 * moments++);
let numbers = 0;
/** Whole units of money, each a different number. */
export const amount = () => (70_000 + 13 * numbers++) * 100;

/** Mails to both addresses of the person, and those with these keys to others; and what the team did with a ticket. */
export async function insertPlatformData(
  db: Db,
  { gone, email, before }: SamplePerson,
  { mails, ticket }: { readonly mails: readonly { recipient: string; key: string }[]; readonly ticket: string },
): Promise<void> {
  const mailOf = (recipient: string, key = `other:${randomUUID()}`) => ({
    key,
    recipient,
    replyTo: `${gone}-reply@example.com`,
    subject: `${gone} subject ${key}`,
    text: `${gone} text ${key}`,
    html: `${gone} html ${key}`,
    attachment: { kind: 'quote', reference: `${gone} attachment` } as const,
    lastError: `${gone} error`,
    attempts: 3,
    state: 'sent' as const,
    createdAt: moment(),
    sentAt: moment(),
  });
  await db
    .insert(outboxMessage)
    .values([
      mailOf(email.toUpperCase()),
      { ...mailOf(before), createdAt: new Date('2026-01-01T00:00:01Z') },
      ...mails.map(({ recipient, key }) => mailOf(recipient, key)),
    ]);
  await db.insert(staffAction).values({
    staffEmail: 'eva@example.com',
    action: 'ticket-answered',
    subject: ticket,
    details: { message: 'x' },
    at: moment(),
  });
}
