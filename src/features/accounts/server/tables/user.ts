import { boolean, pgTable, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';

/** Who has an account. Better Auth writes here, by the names that it gives the fields. */
export const user = pgTable('user', {
  id: uuid().primaryKey().defaultRandom(),
  /** Empty until somebody tells it. */
  name: text().notNull(),
  /** In lower case, and proven: nobody gets an account without reading a code there, or through Google. */
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  /** Where an outside picture stands that is still to be copied; ours is in `user_photo`. */
  image: text(),
  /** In which mails are written to them. */
  language: varchar({ length: 2 }).notNull().default('en'),
  country: varchar({ length: 2 }),
  /** Everybody accepts the privacy policy when they open an account, whichever way. */
  policyAcceptedAt: timestamp('policy_accepted_at', { withTimezone: true }).notNull().defaultNow(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
