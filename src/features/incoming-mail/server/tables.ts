import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { ticket, ticketMessage } from '#features/tickets/server/tables.ts';
import { isOneOf } from '#platform/database/queries.ts';
import { incomingOutcomes, incomingProblems, incomingSources, incomingStates } from '../incoming-states.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * Mail that came in. It is saved as it arrived before anything else happens, and handled afterwards. What is left then
 * are the facts that a conversation shows and that answers refer to.
 */
export const incomingMail = pgTable(
  'incoming_mail',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** A hash of the message, so that one that is read twice is saved once. */
    key: varchar({ length: 64 }).notNull().unique(),
    source: varchar({ length: 10, enum: incomingSources }).notNull(),
    state: varchar({ length: 10, enum: incomingStates }).notNull().default('waiting'),
    /** The message as an earlier version stored it. It is moved to a file when the server starts. */
    raw: bytes(),
    /** The file in `DATA_DIR/attachments` with the message as it arrived. Null once somebody has dealt with it. */
    original: uuid(),
    /** False: the message was too large, and the file contains its beginning. */
    isWhole: boolean('is_whole').notNull().default(true),
    /** The folder of the mailbox that it is in. */
    folder: text(),
    /** Of the whole message. */
    bytes: integer().notNull(),
    /** The address that it says it comes from. */
    sender: text(),
    subject: text(),
    /** Its Message-ID, with the angle brackets. */
    mailId: text('mail_id'),
    outcome: varchar({ length: 12, enum: incomingOutcomes }),
    problem: varchar({ length: 12, enum: incomingProblems }),
    ticketId: uuid('ticket_id').references(() => ticket.id, { onDelete: 'cascade' }),
    /** The later message of the ticket that it became; null for the first message, and for what is no message. */
    messageId: uuid('message_id').references(() => ticketMessage.id, { onDelete: 'cascade' }),
    /** What a bounce or an automatic reply says. Of messages, the text is in the ticket. */
    text: text(),
    /** The quoted text and the signature, which are folded away. */
    quoted: text(),
    /** The names of attached files that could not be kept. */
    refusedFiles: text('refused_files').array().notNull().default([]),
    /** The text was too long, or had too many parts, to be shown to its end. */
    isCut: boolean('is_cut').notNull().default(false),
    /** The reference of the ticket that it says it belongs to, although nothing proves its sender. */
    mentions: varchar({ length: 11 }),
    /** The team has decided that it becomes a new ticket, whatever it is. */
    asTicket: boolean('as_ticket').notNull().default(false),
    /** How often a server has begun to handle it. */
    attempts: smallint().notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
    /** Until then a server is handling it. If that server was killed, its claim expires at this time. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
    handledAt: timestamp('handled_at', { withTimezone: true }),
  },
  ({
    state,
    source,
    outcome,
    problem,
    nextAttemptAt,
    receivedAt,
    handledAt,
    ticketId,
    messageId,
    mailId,
    sender,
    original,
    ...more
  }) => [
    check('incoming_mail_state_is_known', isOneOf(state, incomingStates)),
    check('incoming_mail_source_is_known', isOneOf(source, incomingSources)),
    check('incoming_mail_outcome_is_known', isOneOf(outcome, incomingOutcomes)),
    check('incoming_mail_problem_is_known', isOneOf(problem, incomingProblems)),
    index('incoming_mail_due').on(nextAttemptAt).where(sql`${state} = 'waiting'`),
    index('incoming_mail_failed').on(receivedAt).where(sql`${state} = 'failed'`),
    index('incoming_mail_newest').on(receivedAt),
    index('incoming_mail_lone').on(handledAt).where(sql`${state} = 'done' and ${ticketId} is null`),
    index('incoming_mail_ticket_id').on(ticketId, receivedAt),
    index('incoming_mail_message_id').on(messageId),
    index('incoming_mail_mail_id').on(mailId),
    index('incoming_mail_original').on(original).where(sql`${original} is not null`),
    index('incoming_mail_mentions').on(more.mentions).where(sql`${more.mentions} is not null`),
    index('incoming_mail_sender').on(sql`lower(${sender})`),
  ],
);

/** How far each folder of the mailbox has been read, and whether that works. */
export const incomingFolder = pgTable('incoming_folder', {
  name: text().primaryKey(),
  /** Changes when the server numbers its messages again. */
  uidValidity: varchar('uid_validity', { length: 20 }),
  /** The messages up to this number are saved. */
  lastUid: bigint('last_uid', { mode: 'number' }).notNull().default(0),
  /** The server that reads the folder, and until when another one leaves it alone. */
  heldBy: uuid('held_by'),
  heldUntil: timestamp('held_until', { withTimezone: true }),
  /** When the folder was last read without an error. */
  checkedAt: timestamp('checked_at', { withTimezone: true }),
  /** Why it could not be read the last time, without personal data. Null: it could. */
  lastError: varchar('last_error', { length: 200 }),
});
