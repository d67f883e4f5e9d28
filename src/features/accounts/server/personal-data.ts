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
  id: 'ours',
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
  id: 'ours',
  userId: 'ours',
  token: secret,
  previousToken: secret,
  rotatedAt: 'ours',
  confirmedAt: 'ours',
  expiresAt: 'sessions',
  ipAddress: 'ours',
  userAgent: 'sessions',
  secondFactorAt: 'sessions',
  consoleAt: 'sessions',
  createdAt: 'sessions',
  updatedAt: 'sessions',
});

const identities = table(identity, {
  id: 'ours',
  userId: 'ours',
  providerId: 'google',
  accountId: 'google',
  accessToken: secret,
  refreshToken: secret,
  idToken: secret,
  accessTokenExpiresAt: 'ours',
  refreshTokenExpiresAt: 'ours',
  scope: 'ours',
  password: secret,
  createdAt: 'google',
  updatedAt: 'google',
});

const passkeys = table(passkey, {
  id: 'ours',
  userId: 'ours',
  name: 'passkeys',
  publicKey: secret,
  credentialID: secret,
  counter: 'ours',
  deviceType: 'passkeys',
  backedUp: 'passkeys',
  transports: 'ours',
  aaguid: 'ours',
  createdAt: 'passkeys',
  lastUsedAt: 'passkeys',
});

const factors = table(secondFactor, {
  userId: 'ours',
  totpKey: secret,
  totpAddedAt: 'passkeys',
  totpStep: 'ours',
  pendingKey: secret,
  recoveryHashes: secret,
  recoveryMadeAt: 'passkeys',
});

const earlier = table(earlierAddress, { userId: 'ours', email: 'earlierEmail', until: 'earlierEmail' });

const photos = table(userPhoto, {
  userId: 'ours',
  version: 'ours',
  type: 'photo',
  content: { inFile: 'photo' },
  createdAt: 'photo',
});

const notifications = table(notification, {
  id: 'ours',
  userId: 'ours',
  kind: 'notifications',
  event: 'ours',
  values: 'notifications',
  createdAt: 'notifications',
  readAt: 'notifications',
});

const requests = table(
  dataRequest,
  { id: 'ours', userId: 'ours', kind: 'requests', at: 'requests' },
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
    table(bellToken, { hash: secret, sessionId: 'ours', createdAt: 'ours' }),
    table(signInCode, {
      id: secret,
      code: secret,
      tries: 'ours',
      createdAt: 'ours',
      expiresAt: 'ours',
      usedAt: 'ours',
      sessionId: 'ours',
    }),
    table(verification, {
      id: 'ours',
      identifier: secret,
      value: secret,
      expiresAt: 'ours',
      createdAt: 'ours',
      updatedAt: 'ours',
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
