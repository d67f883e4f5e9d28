import { index, integer, pgTable, timestamp, varchar } from 'drizzle-orm/pg-core';

/** Secrets that the site made for itself, so that several servers have the same without being told. */
export const siteSecret = pgTable('site_secret', {
  name: varchar({ length: 40 }).primaryKey(),
  value: varchar({ length: 100 }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** How often somebody has used something in a window of time. All servers count here together. */
export const useCount = pgTable(
  // It was made for tickets, and keeps that name in the database.
  'ticket_count',
  {
    /** The limit that is counted for and a keyed hash of the sender, such as `sender-hour:…`: it tells nobody who. */
    key: varchar({ length: 80 }).primaryKey(),
    uses: integer('tickets').notNull(),
    /** The end of the window; from then on it begins again, and the row may go. */
    until: timestamp({ withTimezone: true }).notNull(),
  },
  ({ until }) => [index('ticket_count_until').on(until)],
);
