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
  ({ at, subject }) => [index('staff_action_at').on(at), index('staff_action_subject').on(subject)],
);
