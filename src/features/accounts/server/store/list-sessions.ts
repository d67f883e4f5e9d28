import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { session } from '../tables.ts';
import type { Session } from './open-session.ts';

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
