import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';

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

const dataRequestKinds = ['download', 'correction', 'deletion'] as const;

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
