import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import { clockSlack } from '#platform/database/queries.ts';
import type { DataOwner } from '#platform/server/personal-data.ts';
import { tokenHash } from '#platform/server/security/secrets.ts';
import { msPerDay, msPerMinute } from '#site/durations.ts';
import { bellToken, dataRequest, earlierAddress, session, user } from '../tables.ts';

type Session = typeof session.$inferSelect;
export type User = typeof user.$inferSelect;

export interface OpenedSession {
  readonly session: Session;
  readonly user: User;
}

/** By the current or the previous token of its cookie. */
async function findSession(db: Db, token: string): Promise<OpenedSession | undefined> {
  const [found] = await db
    .select()
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(or(eq(session.token, token), eq(session.previousToken, token)));
  return found;
}

interface SessionRequest {
  readonly token: string;
  readonly now: Date;
  readonly newToken: () => string;
}

/**
 * Finds the session of a cookie's token, and gives it a new token once a day. The previous token stays valid until the
 * browser has sent the new one, and for another minute. A later request with it uses a stolen token, so the session
 * ends. If the returned token is not the one that was sent, the cookie has to be updated.
 */
export async function openSession(db: Db, request: SessionRequest): Promise<OpenedSession | undefined> {
  const { token, now } = request;
  const found = await findSession(db, token);
  if (!found) return undefined;
  const isCurrent = found.session.token === token;
  const { confirmedAt } = found.session;
  const isStolen = !isCurrent && confirmedAt !== null && now.getTime() - confirmedAt.getTime() > sessionRules.grace;
  if (found.session.expiresAt <= now || isStolen) {
    await db.delete(session).where(eq(session.id, found.session.id));
    return undefined;
  }
  const age = now.getTime() - found.session.rotatedAt.getTime();
  // A negative age means that the token was issued by a clock that was ahead; it would last for longer than it should.
  const isDue = age > sessionRules.rotatesAfter || age < -clockSlack;
  if (isCurrent && isDue) return rotate(db, found, request);
  if (isCurrent) await noteUse(db, found.session, now);
  return found;
}

async function rotate(db: Db, found: OpenedSession, request: SessionRequest): Promise<OpenedSession | undefined> {
  const { id, token } = found.session;
  const { now } = request;
  const [rotated] = await db
    .update(session)
    .set({
      token: request.newToken(),
      previousToken: token,
      rotatedAt: now,
      confirmedAt: null,
      updatedAt: now,
      expiresAt: new Date(now.getTime() + sessionRules.lasts),
    })
    .where(and(eq(session.id, id), eq(session.token, token)))
    .returning();
  // Another request was faster, so this one has what is now the previous token.
  return rotated ? { session: rotated, user: found.user } : openSession(db, request);
}

async function noteUse(db: Db, { id, updatedAt, confirmedAt }: Session, now: Date): Promise<void> {
  const isDue = now.getTime() - updatedAt.getTime() >= sessionRules.notedEvery;
  if (!isDue && confirmedAt) return;
  await db
    .update(session)
    .set({ updatedAt: now, confirmedAt: confirmedAt ?? now })
    .where(eq(session.id, id));
}

/** Milliseconds. */
export const sessionRules = {
  /** After this time without use the visitor has to sign in again. */
  lasts: 30 * msPerDay,
  /** How often the token in the cookie changes. */
  rotatesAfter: msPerDay,
  /** How long the previous token stays valid, for requests under way and for a lost response. */
  grace: msPerMinute,
  /** How precisely the last use of a session is recorded. */
  notedEvery: 10 * msPerMinute,
} as const;

const { id, userId, updatedAt, expiresAt } = session;

/** The valid sessions, the last used first. */
export async function listSessions(db: Db, owner: string, now: Date): Promise<Session[]> {
  return db
    .select()
    .from(session)
    .where(and(eq(userId, owner), gt(expiresAt, now)))
    .orderBy(desc(updatedAt), desc(id));
}

/** Also deletes its bell tokens. Does nothing if the session is gone or belongs to another account. */
export async function endSession(db: Db, owner: string, sessionId: string): Promise<void> {
  await db.delete(session).where(and(eq(userId, owner), eq(id, sessionId)));
}

export async function endOtherSessions(db: Db, owner: string, sessionId: string): Promise<void> {
  await db.delete(session).where(and(eq(userId, owner), ne(id, sessionId)));
}

/** The owner of a row: the address is proven, and in lower case. */
export type Owner = Pick<User, 'id' | 'email'>;

/** Whether a row belongs to the account, or came from its proven address, even before the account existed. */
export function isOwnedBy({ id, email }: Owner, row: { readonly userId: PgColumn; readonly email: PgColumn }) {
  return or(eq(row.userId, id), and(isNull(row.userId), eq(sql`lower(${row.email})`, email)));
}

/** With the addresses that the account had before. */
export async function findDataOwner(db: Db, { id, email }: Owner): Promise<DataOwner> {
  const { email: before, until, userId: owner } = earlierAddress;
  return { id, email, earlier: await db.select({ email: before, until }).from(earlierAddress).where(eq(owner, id)) };
}

/** Whether this account was deleted since then. */
export async function isDeletedSince(db: Db, userId: string, since: Date): Promise<boolean> {
  const { kind, at, userId: owner } = dataRequest;
  const isDeletion = and(eq(owner, userId), eq(kind, 'deletion'), gt(at, since));
  const [found] = await db.select({ at }).from(dataRequest).where(isDeletion).limit(1);
  return found !== undefined;
}

/** Tokens per session, one for each tab: older ones are deleted. */
const tokensPerSession = 10;

/** The token is random and long, so an unkeyed hash is enough. */
export async function saveBellToken(db: Db, sessionId: string, token: string): Promise<void> {
  await db.insert(bellToken).values({ hash: tokenHash(token), sessionId });
  const old = db
    .select({ hash: bellToken.hash })
    .from(bellToken)
    .where(eq(bellToken.sessionId, sessionId))
    .orderBy(desc(bellToken.createdAt))
    .offset(tokensPerSession);
  await db.delete(bellToken).where(inArray(bellToken.hash, old));
}

/** The owner of a token, if its session is still valid and the address is theirs. */
export async function findBellOwner(
  db: Db,
  { token, email, now }: { readonly token: string; readonly email: string; readonly now: Date },
): Promise<User | undefined> {
  const [found] = await db
    .select({ user })
    .from(bellToken)
    .innerJoin(session, eq(session.id, bellToken.sessionId))
    .innerJoin(user, eq(user.id, session.userId))
    .where(
      and(eq(bellToken.hash, tokenHash(token)), gt(session.expiresAt, now), eq(user.email, email.trim().toLowerCase())),
    );
  return found?.user;
}

type DataRequest = typeof dataRequest.$inferSelect;

/** Call this in the transaction that carries out the request. */
export async function logDataRequest(db: Db, userId: string, kind: DataRequest['kind'], at: Date): Promise<void> {
  await db.insert(dataRequest).values({ userId, kind, at });
}

/** The newest first. */
export async function listDataRequests(db: Db, userId: string): Promise<DataRequest[]> {
  return db
    .select()
    .from(dataRequest)
    .where(eq(dataRequest.userId, userId))
    .orderBy(desc(dataRequest.at), desc(dataRequest.id))
    .limit(100);
}
