import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, timestamp, unique, uuid, varchar } from 'drizzle-orm/pg-core';
import { user } from './user.ts';

/** What the words of a notification name, such as the reference of a ticket. */
export type NotificationValues = Readonly<Record<string, string | number>>;

/** What the bell tells somebody. It is put into words when it is read, in the language of the reader. */
export const notification = pgTable(
  'notification',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: varchar({ length: 30 }).notNull(),
    /** What happened, such as `ticket:H-7KQ2-94MX:received`: the same is told once. */
    event: varchar({ length: 120 }).notNull(),
    values: jsonb().$type<NotificationValues>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  ({ userId, event, createdAt, readAt }) => [
    unique('notification_of_event').on(userId, event),
    index('notification_user_id').on(userId, createdAt),
    index('notification_created_at').on(createdAt),
    index('notification_unread').on(userId, createdAt).where(sql`${readAt} is null`),
  ],
);
