import { index, pgTable, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';
import { session } from './session.ts';

/** The tokens that stand in `userInfo`, hashed. They open the bell and nothing else, and end with their session. */
export const bellToken = pgTable(
  'bell_token',
  {
    hash: varchar({ length: 43 }).primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ sessionId }) => [index('bell_token_session_id').on(sessionId)],
);
