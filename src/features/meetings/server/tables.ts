import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { user } from '#features/accounts/server/tables.ts';

/**
 * `held`: nobody else can have the time until `heldUntil`, and it counts as a meeting once its visitor has confirmed
 * it. `expired`: a hold that ended without that. A hold whose time is over may still be in the state `held`: whoever
 * reads it compares `heldUntil` with the clock.
 */
export const meetingStates = ['booked', 'held', 'expired', 'cancelled'] as const;

/** A time that somebody talks with us. */
export const meeting = pgTable(
  'meeting',
  {
    /** Also what its calendar entry is known by. */
    id: uuid().primaryKey().defaultRandom(),
    /** Such as `M-7KQ2-94MX`. */
    reference: varchar({ length: 16 }).notNull().unique(),
    /** Of the form, made by the sender: the same again books no second time. */
    requestId: uuid('request_id').unique(),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    /** That the address leads to, however it is written. Null in rows from before it was stored. */
    mailbox: text(),
    topic: text().notNull(),
    /** In which we talk and write. */
    language: varchar({ length: 2 }).notNull(),
    /** Where the visitor's clock is, such as `America/Toronto`. */
    zone: varchar({ length: 64 }).notNull(),
    /** What it is about, where somebody came from a quote. */
    quoteReference: varchar('quote_reference', { length: 16 }),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    state: varchar({ length: 10, enum: meetingStates }).notNull().default('booked'),
    /** When a hold ends. Null: it was booked, at once or by a confirmation. */
    heldUntil: timestamp('held_until', { withTimezone: true }),
    /** Of the calendar entry: counts every change, so that calendars know the newest. */
    sequence: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was last booked or moved to its time. */
    bookedAt: timestamp('booked_at', { withTimezone: true }).notNull(),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    cancelledBy: varchar('cancelled_by', { length: 10, enum: ['visitor', 'team'] }),
    /** The visitor was told that it is tomorrow. */
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
  },
  ({ startsAt, state, email, mailbox, userId, createdAt, heldUntil }) => [
    check('meeting_state_is_known', sql`${state} in ('booked', 'held', 'expired', 'cancelled')`),
    check('meeting_hold_has_an_end', sql`${state} <> 'held' or ${heldUntil} is not null`),
    // However many ask at once, one of them gets it. A migration adds what cannot be said here: that no two overlap,
    // which times beside the usual ones could (`meeting_times_do_not_overlap`).
    uniqueIndex('meeting_time_is_taken_once').on(startsAt).where(sql`${state} in ('booked', 'held')`),
    index('meeting_user_id').on(userId, startsAt),
    index('meeting_email').on(sql`lower(${email})`, startsAt),
    index('meeting_mailbox').on(sql`coalesce(${mailbox}, lower(${email}))`, startsAt),
    index('meeting_created_at').on(createdAt),
    index('meeting_held_until').on(heldUntil).where(sql`${state} in ('held', 'expired')`),
  ],
);
export type Meeting = typeof meeting.$inferSelect;
