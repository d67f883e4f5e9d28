import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, smallint, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';

/** `waiting`: still to be sent, now or at `nextAttemptAt`. `dead`: given up, and kept for the team to look at. */
export const outboxStates = ['waiting', 'sent', 'dead'] as const;

/** In characters: enough for what a mail server answers. */
export const longestError = 500;

/** A document that goes with a message: it is drawn when the message is sent, from what never changes. */
export interface PlannedDocument {
  readonly kind: 'receipt' | 'quote';
  /** Of the order or the quote. */
  readonly reference: string;
  /** With everything that was typed, such as the note on a quote: only where the recipient has proven to be its sender. */
  readonly isWhole?: true | undefined;
}

/** An entry for the reader's calendar, as it was when the message was written. */
export interface CalendarEntry {
  readonly kind: 'calendar';
  readonly method: 'REQUEST' | 'CANCEL';
  /** An iCalendar file. */
  readonly content: string;
}

export type PlannedAttachment = PlannedDocument | CalendarEntry;

/** The mail that the site has to send: written in the same transaction as what it tells of, and sent afterwards. */
export const outboxMessage = pgTable(
  'outbox_message',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Says what it is about, such as `ticket:H-7KQ2-94MX:team`: the same is never queued twice. */
    key: varchar({ length: 200 }).notNull().unique(),
    recipient: varchar({ length: 320 }).notNull(),
    replyTo: varchar('reply_to', { length: 320 }),
    subject: varchar({ length: 300 }).notNull(),
    text: text().notNull(),
    html: text(),
    attachment: jsonb().$type<PlannedAttachment>(),
    state: varchar({ length: 10, enum: outboxStates }).notNull().default('waiting'),
    attempts: smallint().notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
    /** It holds a secret, such as a code, that is good until then. Once it has left, or is too late, its words go. */
    secretUntil: timestamp('secret_until', { withTimezone: true }),
    /** Until then a server is busy sending it. One that was killed meanwhile lets it go by this. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    lastError: varchar('last_error', { length: longestError }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  ({ state, nextAttemptAt, createdAt, secretUntil, sentAt }) => [
    check('outbox_message_state_is_known', sql`${state} in ('waiting', 'sent', 'dead')`),
    index('outbox_message_due').on(nextAttemptAt).where(sql`${state} = 'waiting'`),
    // Nearly all are sent, and those need nobody.
    index('outbox_message_unsent').on(state, createdAt).where(sql`${state} <> 'sent'`),
    index('outbox_message_sent').on(sentAt).where(sql`${state} = 'sent'`),
    index('outbox_message_secret').on(secretUntil).where(sql`${secretUntil} is not null`),
  ],
);
