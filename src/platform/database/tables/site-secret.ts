import { pgTable, timestamp, varchar } from 'drizzle-orm/pg-core';

/** Secrets that the site made for itself, so that several servers have the same without being told. */
export const siteSecret = pgTable('site_secret', {
  name: varchar({ length: 40 }).primaryKey(),
  value: varchar({ length: 100 }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
