import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { user } from './user.ts';

/** A browser in which somebody is signed in. Better Auth makes it, by the names that it gives the fields. */
export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** What the cookie holds, signed. It changes every day. */
    token: text().notNull().unique(),
    /** The one before, for requests that were on their way when it changed; later it betrays a thief. */
    previousToken: text('previous_token').unique(),
    rotatedAt: timestamp('rotated_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the browser first came with the new one. Until then its answer may be lost, and the one before is good. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }).defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Always empty: nothing needs to know where from. */
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When it was last used, give or take some minutes. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ userId, expiresAt }) => [index('session_user_id').on(userId), index('session_expires_at').on(expiresAt)],
);
