import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, smallint, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';

/** `waiting`: to be sent now or at `nextAttemptAt`. `dead`: given up, and stored for the team to look at. */
export const outboxStates = ['waiting', 'sent', 'dead'] as const;

/** In characters: enough for a mail server's answer. */
export const longestError = 500;

/** A document that is attached to a message: it is drawn when the message is sent, from data that never changes. */
export interface PlannedDocument {
  readonly kind: 'receipt' | 'quote';
  /** The id of the order or the quote. */
  readonly reference: string;
  /**
   * Includes everything that was typed, such as the note on a quote: only if the recipient has proven to be its author.
   */
  readonly isWhole?: true | undefined;
}

/** A calendar entry, as it was when the message was written. */
export interface CalendarEntry {
  readonly kind: 'calendar';
  readonly method: 'REQUEST' | 'CANCEL';
  /** An iCalendar file. */
  readonly content: string;
}

/**
 * Which conversation a message belongs to, so that mail programs show it there. All messages of a conversation refer to
 * a first one, whose Message-ID is made of the topic, so that it is known without being stored.
 */
export interface MailThread {
  /** Such as `h-7kq2-94mx.c`, for the Message-ID `<h-7kq2-94mx.c@company.example>`. */
  readonly topic: string;
  /** This is the first message. */
  readonly starts?: true | undefined;
  /** The Message-IDs of the messages that this one answers, the latest last. */
  readonly follows?: readonly string[] | undefined;
}

export type PlannedAttachment = PlannedDocument | CalendarEntry;

/** The mail that the site has to send: written in the same transaction as what it is about, and sent afterwards. */
export const outboxMessage = pgTable(
  'outbox_message',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Identifies the message, such as `ticket:H-7KQ2-94MX:team`: the same key is never queued twice. */
    key: varchar({ length: 200 }).notNull().unique(),
    recipient: varchar({ length: 320 }).notNull(),
    replyTo: varchar('reply_to', { length: 320 }),
    subject: varchar({ length: 300 }).notNull(),
    text: text().notNull(),
    html: text(),
    attachment: jsonb().$type<PlannedAttachment>(),
    thread: jsonb().$type<MailThread>(),
    /** A person wrote it, such as an answer to a ticket: it does not say that it is automatic. */
    isPersonal: boolean('is_personal').notNull().default(false),
    state: varchar({ length: 10, enum: outboxStates }).notNull().default('waiting'),
    attempts: smallint().notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
    /**
     * The message contains a secret, such as a code, that is valid until then. Once sent, or too late, its content is
     * deleted.
     */
    secretUntil: timestamp('secret_until', { withTimezone: true }),
    /** The row is deleted once the message is sent or given up: no one's address is stored for it any longer. */
    deleteWhenDone: boolean('delete_when_done').notNull().default(false),
    /** Until then a server is sending it. If that server was killed, its claim expires at this time. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    lastError: varchar('last_error', { length: longestError }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  ({ state, nextAttemptAt, createdAt, secretUntil, sentAt, attempts }) => [
    check('outbox_message_state_is_known', sql`${state} in ('waiting', 'sent', 'dead')`),
    index('outbox_message_due').on(nextAttemptAt).where(sql`${state} = 'waiting'`),
    // Nearly all messages are sent, and those are never looked up.
    index('outbox_message_unsent').on(state, createdAt).where(sql`${state} <> 'sent'`),
    // For the clean-up, and for the overview, which reads no wide rows.
    index('outbox_message_sent').on(sentAt, createdAt, attempts).where(sql`${state} = 'sent'`),
    index('outbox_message_secret').on(secretUntil).where(sql`${secretUntil} is not null`),
  ],
);
