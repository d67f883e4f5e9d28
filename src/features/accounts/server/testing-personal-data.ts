import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/database/database.ts';
import { future, moment, type SamplePerson } from '#platform/server/testing-personal-data.ts';
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

/** The account has had another address before. */
export async function insertAccountData(db: Db, { gone, userId, email, before }: SamplePerson): Promise<void> {
  const own = { userId };
  const account = { name: `${gone} name`, email, image: `https://${gone}.example`, language: 'fr', country: 'ca' };
  await db.insert(user).values({
    id: userId,
    ...account,
    emailVerified: true,
    policyAcceptedAt: moment(),
    createdAt: moment(),
    updatedAt: moment(),
  });
  const sessionId = randomUUID();
  await db.insert(session).values({
    id: sessionId,
    ...own,
    token: `${gone} token`,
    previousToken: `${gone} previous`,
    userAgent: `${gone} browser`,
    secondFactorAt: moment(),
    consoleAt: moment(),
    expiresAt: future(),
    createdAt: moment(),
    updatedAt: moment(),
  });
  await db.insert(passkey).values({
    ...own,
    name: `${gone} phone`,
    publicKey: `${gone} key`,
    credentialID: `${gone} credential`,
    counter: 1,
    deviceType: `${gone} device`,
    backedUp: true,
    transports: 'internal',
    aaguid: randomUUID(),
    createdAt: moment(),
    lastUsedAt: moment(),
  });
  await db.insert(secondFactor).values({
    ...own,
    totpKey: `${gone} app`,
    totpAddedAt: moment(),
    totpStep: 1,
    pendingKey: `${gone} next app`,
    recoveryHashes: [`${gone} hash`],
    recoveryMadeAt: moment(),
  });
  await db.insert(bellToken).values({ hash: `${gone} bell`, sessionId });
  const later = future();
  await db
    .insert(signInCode)
    .values({ id: `${gone} code`, code: 'hash', sessionId, createdAt: moment(), expiresAt: later });
  // Not linked to an account, and gone within minutes: it names no one.
  await db.insert(verification).values({ identifier: 'state', value: 'value', expiresAt: later });
  const google = { providerId: `google ${gone}`, accountId: `${gone} google` };
  const tokens = { accessToken: `${gone}#a`, refreshToken: `${gone}#b`, idToken: `${gone}#c`, password: `${gone}#d` };
  await db.insert(identity).values({ ...own, ...google, ...tokens, createdAt: moment(), updatedAt: moment() });
  await db.insert(earlierAddress).values({ ...own, email: before, until: moment() });
  const photo = new TextEncoder().encode(`${gone} photo`);
  await db.insert(userPhoto).values({
    ...own,
    version: randomUUID(),
    type: 'image/png',
    content: photo,
    createdAt: moment(),
  });
  await db.insert(notification).values({
    ...own,
    kind: 'ticketReceived',
    event: `${gone} event`,
    values: { reference: `${gone} notified` },
    createdAt: moment(),
    readAt: moment(),
  });
  await db.insert(dataRequest).values({ ...own, kind: 'correction', at: moment() });
}
