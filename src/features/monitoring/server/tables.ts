import { integer, jsonb, pgTable, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';

/**
 * The results of the latest canaries of all servers, so that every server shows the same, before and after a restart.
 * Contains no personal data. Only the newest few hundred are stored.
 */
export const canaryResult = pgTable('canary_result', {
  /** The order in which results came in. Independent of clocks: those of servers differ, and any can be set back. */
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** A result that is sent twice is stored once. */
  runId: uuid('run_id').notNull().unique(),
  /** By the database's clock. */
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** The server that sent the canary to itself, or `npm run canary`. */
  sender: varchar({ length: 100 }).notNull(),
  /** Milliseconds of each step that was run. */
  times: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
  /** The first step that failed, and why. Null if all passed. */
  failedStep: varchar('failed_step', { length: 20 }),
  reason: varchar({ length: 300 }),
});

/** Longer paths are truncated. */
export const longestMissingPath = 300;

/** Addresses that visitors requested and that do not exist, for the team to review. */
export const missingAddress = pgTable('missing_address', {
  path: varchar({ length: longestMissingPath }).primaryKey(),
  hits: integer().notNull(),
  firstSeen: timestamp('first_seen', { withTimezone: true }).notNull(),
  lastSeen: timestamp('last_seen', { withTimezone: true }).notNull(),
  lastLanguage: varchar('last_language', { length: 2 }).notNull(),
});
