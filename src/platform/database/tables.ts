import { index, integer, pgTable, timestamp, varchar } from 'drizzle-orm/pg-core';

/** What several servers share without configuration: secrets that the site generated, and a setting of the team. */
export const siteSecret = pgTable('site_secret', {
  name: varchar({ length: 40 }).primaryKey(),
  value: varchar({ length: 100 }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Rate limit counts in a window of time, shared by all servers. */
export const rateLimitCount = pgTable(
  // The table was made for tickets, and still has that name in the database.
  'ticket_count',
  {
    /** The limit and a keyed hash of the client, such as `sender-hour:…`: it identifies no one. */
    key: varchar({ length: 80 }).primaryKey(),
    uses: integer('tickets').notNull(),
    /** The end of the window; after it a new one starts, and the row may be deleted. */
    until: timestamp({ withTimezone: true }).notNull(),
  },
  ({ until }) => [index('ticket_count_until').on(until)],
);
