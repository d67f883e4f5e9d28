import { customType, pgTable, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';
import { user } from './user.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** The picture of a user: small, and in the database, so that every server has it. */
export const userPhoto = pgTable('user_photo', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** Part of its address, so that a new picture is not taken for the old one. */
  version: uuid().notNull(),
  type: varchar({ length: 20 }).notNull(),
  content: bytes().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
