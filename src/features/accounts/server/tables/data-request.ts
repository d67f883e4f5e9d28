import { sql } from 'drizzle-orm';
import { check, index, pgTable, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';

export const dataRequestKinds = ['download', 'correction', 'deletion'] as const;

/**
 * When somebody used their rights over their data, as the privacy policy promises to keep. It outlives the account, and
 * after that names nobody.
 */
export const dataRequest = pgTable(
  'data_request',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    kind: varchar({ length: 12, enum: dataRequestKinds }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  ({ userId, kind, at }) => [
    check('data_request_kind_is_known', sql`${kind} in ('download', 'correction', 'deletion')`),
    index('data_request_user_id').on(userId, at),
    index('data_request_at').on(at),
  ],
);
