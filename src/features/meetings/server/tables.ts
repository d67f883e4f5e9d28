import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { user } from '#features/accounts/server/tables.ts';
import type { CancellingField } from '../meeting-fields.ts';

/**
 * `held`: the time is reserved until `heldUntil`, and becomes a meeting once the visitor confirms it. `expired`: a hold
 * that ended without confirmation. A hold that is over may still be in the state `held`, so compare `heldUntil` with the
 * clock.
 */
export const meetingStates = ['booked', 'held', 'expired', 'cancelled'] as const;

/** A meeting of a visitor with the team. */
export const meeting = pgTable(
  'meeting',
  {
    /** Also the id of its calendar entry. */
    id: uuid().primaryKey().defaultRandom(),
    /** Such as `M-7KQ2-94MX`. */
    reference: varchar({ length: 16 }).notNull().unique(),
    /** Created by the client: a repeated id books no second meeting. */
    requestId: uuid('request_id').unique(),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    /** The mailbox of the address, however it is written. Null in rows from before it was stored. */
    mailbox: text(),
    topic: text().notNull(),
    /** The language of the meeting and its mails. */
    language: varchar({ length: 2 }).notNull(),
    /** The visitor's time zone, such as `America/Toronto`. */
    zone: varchar({ length: 64 }).notNull(),
    /** The country that the visitor had chosen, which decides how times are written in mails. */
    country: varchar({ length: 2 }),
    /** The quote that the visitor came from. */
    quoteReference: varchar('quote_reference', { length: 16 }),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    state: varchar({ length: 10, enum: meetingStates }).notNull().default('booked'),
    /** When a hold ends. Null: it is booked. */
    heldUntil: timestamp('held_until', { withTimezone: true }),
    /** The version of the calendar entry, so that calendars use the newest. */
    sequence: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was last booked or moved to its time. */
    bookedAt: timestamp('booked_at', { withTimezone: true }).notNull(),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    cancelledBy: varchar('cancelled_by', { length: 10, enum: ['visitor', 'team'] }),
    /** In the words of whoever cancelled it, for the other side. */
    cancelReason: text('cancel_reason'),
    /** When the visitor was reminded. */
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
  },
  ({ startsAt, state, email, mailbox, userId, createdAt, heldUntil }) => [
    check('meeting_state_is_known', sql`${state} in ('booked', 'held', 'expired', 'cancelled')`),
    check('meeting_hold_has_an_end', sql`${state} <> 'held' or ${heldUntil} is not null`),
    // Of simultaneous bookings, one gets the time. A migration adds a constraint that Drizzle cannot express: meetings
    // at unusual times must not overlap (`meeting_times_do_not_overlap`).
    uniqueIndex('meeting_time_is_taken_once').on(startsAt).where(sql`${state} in ('booked', 'held')`),
    index('meeting_user_id').on(userId, startsAt),
    index('meeting_email').on(sql`lower(${email})`, startsAt),
    index('meeting_mailbox').on(sql`coalesce(${mailbox}, lower(${email}))`, startsAt),
    index('meeting_created_at').on(createdAt),
    index('meeting_held_until').on(heldUntil).where(sql`${state} in ('held', 'expired')`),
  ],
);
type Row = typeof meeting.$inferSelect;
/** A sample need not say what nobody typed. */
export type Meeting = Omit<Row, CancellingField> & Partial<Pick<Row, CancellingField>>;
