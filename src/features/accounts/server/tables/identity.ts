import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { user } from './user.ts';

/** Who vouches for a user from outside, such as Google. Better Auth calls it an account. */
export const identity = pgTable(
  'identity',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull(),
    /** Who it is there: Google's `sub`, which stays when the address changes. */
    accountId: text('account_id').notNull(),
    // Always empty: after the sign-in nothing is asked of the provider again.
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: timestamp('access_token_expires_at', { withTimezone: true }),
    refreshTokenExpiresAt: timestamp('refresh_token_expires_at', { withTimezone: true }),
    scope: text(),
    password: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ userId, providerId, accountId }) => [
    index('identity_user_id').on(userId),
    unique('identity_of_provider').on(providerId, accountId),
  ],
);
