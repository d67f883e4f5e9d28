import { index, pgTable, smallint, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';
import { session } from './session.ts';

/** Codes that were sent by e-mail: hashed, for minutes only, and each for the browser that asked for it. */
export const signInCode = pgTable(
  'sign_in_code',
  {
    /** A keyed hash of what it is for, the address and the browser. */
    id: varchar({ length: 43 }).primaryKey(),
    /** A keyed hash of the code. */
    code: varchar({ length: 43 }).notNull(),
    /** How often a wrong one was typed. */
    tries: smallint().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When it was used, which can be once … */
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** … and the session that it opened, for whoever pressed the button twice. */
    sessionId: uuid('session_id').references(() => session.id, { onDelete: 'cascade' }),
  },
  ({ expiresAt, sessionId }) => [
    index('sign_in_code_expires_at').on(expiresAt),
    index('sign_in_code_session_id').on(sessionId),
  ],
);
