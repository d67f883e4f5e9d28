import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';

/** The accounts. Better Auth writes here, with its own field names. */
export const user = pgTable(
  'user',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Empty until the visitor enters one. */
    name: text().notNull(),
    /** In lower case, and proven: an account is only opened with a code that was sent there, or through Google. */
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** The address of an external picture that is still to be copied; our own copy is in `user_photo`. */
    image: text(),
    /** The language of mails to them. */
    language: varchar({ length: 2 }).notNull().default('en'),
    country: varchar({ length: 2 }),
    /** Every visitor accepts the privacy policy when opening an account, by e-mail or Google. */
    policyAcceptedAt: timestamp('policy_accepted_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ createdAt }) => [index('user_created_at').on(createdAt)],
);

/** The account that a row belongs to, and is deleted with. */
const ofUser = () => uuid('user_id').references(() => user.id, { onDelete: 'cascade' });

/** The tokens in `userInfo`, hashed. They give access to the bell only, and end with their session. */
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

/** Addresses that an account had before, so that its deletion also covers mails that were sent there. */
export const earlierAddress = pgTable(
  'earlier_address',
  {
    userId: ofUser().notNull(),
    email: text().notNull(),
    /** Until then the address was theirs; later mails there may be for someone else. By the database's clock. */
    until: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  ({ userId, email }) => [
    primaryKey({ columns: [userId, email] }),
    // The team finds an account by an address that it had.
    index('earlier_address_email').on(email),
  ],
);

const dataRequestKinds = ['download', 'correction', 'deletion'] as const;

/**
 * When people exercised their rights over their data, which the privacy policy promises to record. Rows outlive the
 * account, and then no longer identify anyone.
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

/** External identities of a user, such as Google. Better Auth calls them accounts. */
export const identity = pgTable(
  'identity',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser().notNull(),
    providerId: text('provider_id').notNull(),
    /** The id there: Google's `sub`, which stays the same when the address changes. */
    accountId: text('account_id').notNull(),
    // Always empty: after the sign-in no request is made to the provider.
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

/** Passkeys, with which a person signs in without a code. Better Auth writes here, with its own field names. */
export const passkey = pgTable(
  'passkey',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser().notNull(),
    /** Chosen by the person, to tell their devices apart. */
    name: text(),
    publicKey: text('public_key').notNull(),
    credentialID: text('credential_id').notNull(),
    /** How often it was used, as far as the device counts. It is an unsigned number of 32 bits. */
    counter: bigint({ mode: 'number' }).notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text(),
    /** The model of the device or program, from which its name is suggested. */
    aaguid: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  ({ userId, credentialID }) => [index('passkey_user_id').on(userId), unique('passkey_credential_id').on(credentialID)],
);

/** The app that shows codes, and the recovery codes, of a person who has them. */
export const secondFactor = pgTable('second_factor', {
  userId: ofUser().primaryKey(),
  /** The key that is shared with the app, encrypted. Null: there is none. */
  totpKey: text('totp_key'),
  totpAddedAt: timestamp('totp_added_at', { withTimezone: true }),
  /** The step of the last code that was accepted: it and earlier ones are not accepted again. */
  totpStep: integer('totp_step').notNull().default(0),
  /** The key of an app that has not shown that it has it, encrypted. */
  pendingKey: text('pending_key'),
  /** Keyed hashes of the recovery codes that are left. */
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
  recoveryMadeAt: timestamp('recovery_made_at', { withTimezone: true }),
});

/** The values in the text of a notification, such as the reference of a ticket. */
export type NotificationValues = Readonly<Record<string, string | number>>;

/** The notifications of the bell. The text is made when they are read, in the reader's language. */
export const notification = pgTable(
  'notification',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: ofUser().notNull(),
    kind: varchar({ length: 30 }).notNull(),
    /** Identifies the event, such as `ticket:H-7KQ2-94MX:received`: the same event is notified once. */
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

/** A browser in which a visitor is signed in. Better Auth creates it, with its own field names. */
export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser().notNull(),
    /** The value of the cookie, where it is signed. It changes every day. */
    token: text().notNull().unique(),
    /** The previous token, for requests that were under way when it changed; later use of it reveals a thief. */
    previousToken: text('previous_token').unique(),
    rotatedAt: timestamp('rotated_at', { withTimezone: true }).notNull().defaultNow(),
    /**
     * When the browser first sent the new token. Until then the response may have been lost, and the previous one is
     * valid.
     */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }).defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Always empty: no feature needs the IP address. */
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** When the person last proved a second factor in this browser: a passkey, a code of their app or a recovery code. */
    secondFactorAt: timestamp('second_factor_at', { withTimezone: true }),
    /** When a team member first opened the team's pages in this browser, which is logged once. */
    consoleAt: timestamp('console_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When it was last used, to within some minutes. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ userId, expiresAt }) => [index('session_user_id').on(userId), index('session_expires_at').on(expiresAt)],
);

/** Codes that were sent by e-mail: hashed, valid for minutes, and each only for the browser that requested it. */
export const signInCode = pgTable(
  'sign_in_code',
  {
    /** A keyed hash of purpose, address and browser. */
    id: varchar({ length: 43 }).primaryKey(),
    /** A keyed hash of the code. */
    code: varchar({ length: 43 }).notNull(),
    /** The number of wrong tries. */
    tries: smallint().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When it was used; a code is valid once. */
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** The session that it opened, in case the button was pressed twice. */
    sessionId: uuid('session_id').references(() => session.id, { onDelete: 'cascade' }),
  },
  ({ expiresAt, sessionId }) => [
    index('sign_in_code_expires_at').on(expiresAt),
    index('sign_in_code_session_id').on(sessionId),
  ],
);

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** The pictures of users: small, and in the database, so that every server has them. */
export const userPhoto = pgTable('user_photo', {
  userId: ofUser().primaryKey(),
  /** Part of its address, so that a new picture is not served from the cache of the old one. */
  version: uuid().notNull(),
  type: varchar({ length: 20 }).notNull(),
  content: bytes().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Sign-ins with Google that are under way, stored for minutes. Better Auth writes here. */
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
