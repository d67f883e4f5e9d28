import { and, desc, eq, gt } from 'drizzle-orm';
import { currentTime } from '#platform/database/clock.ts';
import { exportRow, type PersonalData, tablesOf } from '#platform/server/personal-data.ts';
import { logDataRequest } from './store/account.ts';
import {
  bellToken,
  dataRequest,
  earlierAddress,
  identity,
  notification,
  passkey,
  secondFactor,
  session,
  signInCode,
  user,
  userPhoto,
  verification,
} from './tables.ts';

const table = tablesOf('account');
const secret = { internal: 'keys', because: 'Whoever reads it could act as the person.' } as const;

const users = table(user, {
  id: 'bookkeeping',
  name: 'name',
  email: 'email',
  emailVerified: 'email',
  image: 'photo',
  language: 'settings',
  country: 'settings',
  policyAcceptedAt: 'dates',
  createdAt: 'dates',
  updatedAt: 'dates',
});

const sessions = table(session, {
  id: 'bookkeeping',
  userId: 'bookkeeping',
  token: secret,
  previousToken: secret,
  rotatedAt: 'bookkeeping',
  confirmedAt: 'bookkeeping',
  expiresAt: 'sessions',
  ipAddress: 'bookkeeping',
  userAgent: 'sessions',
  secondFactorAt: 'sessions',
  consoleAt: 'sessions',
  createdAt: 'sessions',
  updatedAt: 'sessions',
});

const identities = table(identity, {
  id: 'bookkeeping',
  userId: 'bookkeeping',
  providerId: 'google',
  accountId: 'google',
  accessToken: secret,
  refreshToken: secret,
  idToken: secret,
  accessTokenExpiresAt: 'bookkeeping',
  refreshTokenExpiresAt: 'bookkeeping',
  scope: 'bookkeeping',
  password: secret,
  createdAt: 'google',
  updatedAt: 'google',
});

const passkeys = table(passkey, {
  id: 'bookkeeping',
  userId: 'bookkeeping',
  name: 'passkeys',
  publicKey: secret,
  credentialID: secret,
  counter: 'bookkeeping',
  deviceType: 'passkeys',
  backedUp: 'passkeys',
  transports: 'bookkeeping',
  aaguid: 'bookkeeping',
  createdAt: 'passkeys',
  lastUsedAt: 'passkeys',
});

const factors = table(secondFactor, {
  userId: 'bookkeeping',
  totpKey: secret,
  totpAddedAt: 'passkeys',
  totpStep: 'bookkeeping',
  pendingKey: secret,
  recoveryHashes: secret,
  recoveryMadeAt: 'passkeys',
});

const earlier = table(earlierAddress, { userId: 'bookkeeping', email: 'earlierEmail', until: 'earlierEmail' });

const photos = table(userPhoto, {
  userId: 'bookkeeping',
  version: 'bookkeeping',
  type: 'photo',
  content: { inFile: 'photo' },
  createdAt: 'photo',
});

const notifications = table(notification, {
  id: 'bookkeeping',
  userId: 'bookkeeping',
  kind: 'notifications',
  event: 'bookkeeping',
  values: 'notifications',
  createdAt: 'notifications',
  readAt: 'notifications',
});

const requests = table(
  dataRequest,
  { id: 'bookkeeping', userId: 'bookkeeping', kind: 'requests', at: 'requests' },
  { kept: ['kind', 'at'] },
);

const pictureEndings = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
]);

export const accountData: PersonalData = {
  area: 'account',
  tables: [
    users,
    sessions,
    identities,
    earlier,
    photos,
    notifications,
    requests,
    passkeys,
    factors,
    table(bellToken, { hash: secret, sessionId: 'bookkeeping', createdAt: 'bookkeeping' }),
    table(signInCode, {
      id: secret,
      code: secret,
      tries: 'bookkeeping',
      createdAt: 'bookkeeping',
      expiresAt: 'bookkeeping',
      usedAt: 'bookkeeping',
      sessionId: 'bookkeeping',
    }),
    table(verification, {
      id: 'bookkeeping',
      identifier: secret,
      value: secret,
      expiresAt: 'bookkeeping',
      createdAt: 'bookkeeping',
      updatedAt: 'bookkeeping',
    }),
  ],
  erases: ['account', 'sessions', 'notifications'],
  keeps: [{ what: 'requests', for: 'data-requests' }],

  async collect(db, { id }, { addFile }) {
    const [account] = await db.select().from(user).where(eq(user.id, id));
    const [photo] = await db.select().from(userPhoto).where(eq(userPhoto.userId, id));
    const ending = pictureEndings.get(photo?.type ?? '') ?? 'bin';
    const file = photo && (await addFile({ folder: [], name: `picture.${ending}`, from: photo.content }));
    const found = {
      identities: await db.select().from(identity).where(eq(identity.userId, id)),
      earlier: await db.select().from(earlierAddress).where(eq(earlierAddress.userId, id)),
      sessions: await db
        .select()
        .from(session)
        .where(and(eq(session.userId, id), gt(session.expiresAt, currentTime())))
        .orderBy(desc(session.updatedAt)),
      notifications: await db
        .select()
        .from(notification)
        .where(eq(notification.userId, id))
        .orderBy(desc(notification.createdAt)),
      passkeys: await db.select().from(passkey).where(eq(passkey.userId, id)).orderBy(desc(passkey.createdAt)),
      factors: await db.select().from(secondFactor).where(eq(secondFactor.userId, id)),
      requests: await db.select().from(dataRequest).where(eq(dataRequest.userId, id)).orderBy(desc(dataRequest.at)),
    };
    return {
      ...(account && exportRow(users, account)),
      photo: photo ? { ...exportRow(photos, photo), file } : null,
      signInWith: found.identities.map((row) => exportRow(identities, row)),
      earlierAddresses: found.earlier.map((row) => exportRow(earlier, row)),
      sessions: found.sessions.map((row) => exportRow(sessions, row)),
      notifications: found.notifications.map((row) => exportRow(notifications, row)),
      passkeys: found.passkeys.map((row) => exportRow(passkeys, row)),
      secondFactor: found.factors.map((row) => exportRow(factors, row)),
      dataRequests: found.requests.map((row) => exportRow(requests, row)),
    };
  },

  /** Everything else in these tables goes with the account, by foreign key, or within minutes. */
  async erase(tx, { id }, { now }) {
    await tx.delete(user).where(eq(user.id, id));
    await logDataRequest(tx, id, 'deletion', now);
  },
};
