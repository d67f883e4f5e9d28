import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';

/** In characters. */
export const longestSubject = 120;

/** What team members did at `/staff` and with commands. Only the regular clean-up deletes from here. */
export const staffAction = pgTable(
  'staff_action',
  {
    id: uuid().primaryKey().defaultRandom(),
    staffEmail: text('staff_email').notNull(),
    /** Such as `ticket-answered`. */
    action: varchar({ length: 40 }).notNull(),
    /** What it was done to, such as the reference of a ticket. */
    subject: varchar({ length: longestSubject }).notNull(),
    details: jsonb().$type<Readonly<Record<string, string | number>>>().notNull().default({}),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  ({ id, at, subject, staffEmail, action }) => [
    // One for each way to search, each in the order of the list.
    index('staff_action_at').on(at, id),
    index('staff_action_subject').on(subject, at, id),
    index('staff_action_member').on(staffEmail, at, id),
    index('staff_action_kind').on(sql`split_part(${action}, '-', 1)`, at, id),
  ],
);
