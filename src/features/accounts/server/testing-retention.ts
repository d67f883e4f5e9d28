import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/database/database.ts';
import { type RetentionSamples, sampleCode } from '#platform/server/retention/testing-retention.ts';
import { dataRequest, notification, session, signInCode, user, verification } from './tables.ts';

export async function insertUser(db: Db): Promise<string> {
  const [row] = await db
    .insert(user)
    .values({ name: '', email: `${randomUUID()}@example.com` })
    .returning();
  return row?.id ?? '';
}

export const accountSamples: RetentionSamples = {
  'session expired': async (db, expiresAt) =>
    db.insert(session).values({ userId: await insertUser(db), token: randomUUID(), expiresAt }),
  'sign_in_code expired': (db, expiresAt) =>
    db.insert(signInCode).values({ id: sampleCode(), code: 'c', createdAt: expiresAt, expiresAt }).execute(),
  'verification expired': (db, expiresAt) =>
    db.insert(verification).values({ identifier: 'x', value: 'y', expiresAt }).execute(),
  'notification notifications': async (db, createdAt) =>
    db.insert(notification).values({ userId: await insertUser(db), kind: 'ticketClosed', event: 'e', createdAt }),
  'data_request data-requests': (db, at) =>
    db.insert(dataRequest).values({ userId: randomUUID(), kind: 'download', at }).execute(),
};
