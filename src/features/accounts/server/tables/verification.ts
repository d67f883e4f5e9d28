import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Sign-ins that are under way at Google, for minutes only. Better Auth writes here. */
export const verification = pgTable(
  'verification',
  {
    id: uuid().primaryKey().defaultRandom(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ identifier, expiresAt }) => [
    index('verification_identifier').on(identifier),
    index('verification_expires_at').on(expiresAt),
  ],
);
