import { integer, jsonb, pgTable, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';

/**
 * What became of the latest canaries, of whichever server: so that all servers tell the same of them, before and after
 * a restart. It holds nothing about a person. Only the newest few hundred are kept.
 */
export const canaryResult = pgTable('canary_result', {
  /** The order in which results came in. It goes by no clock: those of servers differ, and any can be set back. */
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** A result that is sent twice is one. */
  runId: uuid('run_id').notNull().unique(),
  /** By the clock of the database. */
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** The server that sent the canary to itself, or `npm run canary`. */
  sender: varchar({ length: 100 }).notNull(),
  /** Milliseconds, of the steps that were done. */
  times: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
  /** The first step that did not work, and why. Null: it arrived. */
  failedStep: varchar('failed_step', { length: 20 }),
  reason: varchar({ length: 300 }),
});

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
