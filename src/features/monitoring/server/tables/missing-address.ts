import { integer, pgTable, timestamp, varchar } from 'drizzle-orm/pg-core';

/** Longer paths are cut. */
export const longestMissingPath = 300;

/** Addresses that visitors asked for and that do not exist, for the team to review. */
export const missingAddress = pgTable('missing_address', {
  path: varchar({ length: longestMissingPath }).primaryKey(),
  hits: integer().notNull(),
  firstSeen: timestamp('first_seen', { withTimezone: true }).notNull(),
  lastSeen: timestamp('last_seen', { withTimezone: true }).notNull(),
  lastLanguage: varchar('last_language', { length: 2 }).notNull(),
});
