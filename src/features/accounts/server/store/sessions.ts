import { and, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { clockSlack } from '#platform/database/clock-slack.ts';
import type { Db } from '#platform/database/database.ts';
import { session, user } from '../tables.ts';

export type Session = typeof session.$inferSelect;
export type User = typeof user.$inferSelect;

export interface OpenedSession {
  readonly session: Session;
  readonly user: User;
}

/** By the value that its cookie has, or had before. */
async function findSession(db: Db, token: string): Promise<OpenedSession | undefined> {
  const [found] = await db
    .select()
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(or(eq(session.token, token), eq(session.previousToken, token)));
  return found;
}

interface Asked {
  readonly token: string;
  readonly now: Date;
  readonly newToken: () => string;
}

/**
 * Finds the session that a cookie's value belongs to, and gives it a new value once a day. The value before stays good
 * until the browser has come with the new one, and for another minute; whoever comes with it later has it from somewhere
 * else, so the session ends. Where the answer's token is not the one that was asked with, the browser has to be told.
 */
export async function openSession(db: Db, asked: Asked): Promise<OpenedSession | undefined> {
  const { token, now } = asked;
  const found = await findSession(db, token);
  if (!found) return undefined;
  const isCurrent = found.session.token === token;
  if (found.session.expiresAt <= now || (!isCurrent && isStolen(found.session, now))) {
    await db.delete(session).where(eq(session.id, found.session.id));
    return undefined;
  }
  const age = now.getTime() - found.session.rotatedAt.getTime();
  // Or it was given by a clock that was ahead, and would stay until that time and last for longer than it should.
  const isDue = age > sessionRules.rotatesAfter || age < -clockSlack;
  if (isCurrent && isDue) return rotate(db, found, asked);
  if (isCurrent) await noteUse(db, found.session, now);
  return found;
}

function isStolen({ confirmedAt }: Session, now: Date): boolean {
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() > sessionRules.grace;
}

async function rotate(db: Db, found: OpenedSession, asked: Asked): Promise<OpenedSession | undefined> {
  const { id, token } = found.session;
  const { now } = asked;
  const [rotated] = await db
    .update(session)
    .set({
      token: asked.newToken(),
      previousToken: token,
      rotatedAt: now,
      confirmedAt: null,
      updatedAt: now,
      expiresAt: new Date(now.getTime() + sessionRules.lasts),
    })
    .where(and(eq(session.id, id), eq(session.token, token)))
    .returning();
  // Another request was faster, and ours came with what is now the value before.
  return rotated ? { session: rotated, user: found.user } : openSession(db, asked);
}

async function noteUse(db: Db, { id, updatedAt, confirmedAt }: Session, now: Date): Promise<void> {
  const isDue = now.getTime() - updatedAt.getTime() >= sessionRules.notedEvery;
  if (!isDue && confirmedAt) return;
  await db
    .update(session)
    .set({ updatedAt: now, confirmedAt: confirmedAt ?? now })
    .where(eq(session.id, id));
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Milliseconds. */
export const sessionRules = {
  /** Whoever stays away for so long has to sign in again. */
  lasts: 30 * day,
  /** How long the cookie keeps its value. */
  rotatesAfter: day,
  /** How long the value before is still good: for requests under way, and an answer that was lost. */
  grace: minute,
  /** How exactly it is noted when a session was last used. */
  notedEvery: 10 * minute,
} as const;

const { id, userId, updatedAt, expiresAt } = session;

/** Those that are still good, the one used last first. */
export function listSessions(db: Db, owner: string, now: Date): Promise<Session[]> {
  return db
    .select()
    .from(session)
    .where(and(eq(userId, owner), gt(expiresAt, now)))
    .orderBy(desc(updatedAt), desc(id))
    .execute();
}

/** With it go its tokens for the bell. Ending one that is gone, or somebody else's, does nothing. */
export async function endSession(db: Db, owner: string, sessionId: string): Promise<void> {
  await db.delete(session).where(and(eq(userId, owner), eq(id, sessionId)));
}

export async function endOtherSessions(db: Db, owner: string, sessionId: string): Promise<void> {
  await db.delete(session).where(and(eq(userId, owner), ne(id, sessionId)));
}

/** Whose something is: the address is proven, and in lower case. */
export type Owner = Pick<User, 'id' | 'email'>;

/** What is of the account, and what came from its proven address, also before there was an account. */
export function isOwnedBy({ id, email }: Owner, row: { readonly userId: PgColumn; readonly email: PgColumn }) {
  return or(eq(row.userId, id), and(isNull(row.userId), eq(sql`lower(${row.email})`, email)));
}
