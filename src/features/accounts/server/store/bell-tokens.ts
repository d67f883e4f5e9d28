import { createHash } from 'node:crypto';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { bellToken, session, user } from '../tables.ts';
import type { User } from './sessions.ts';

/** Tokens per session, one for each tab: older ones are deleted. */
const tokensPerSession = 10;

/** The token is random and long, so an unkeyed hash is enough. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

export async function saveBellToken(db: Db, sessionId: string, token: string): Promise<void> {
  await db.insert(bellToken).values({ hash: hashOf(token), sessionId });
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
      and(eq(bellToken.hash, hashOf(token)), gt(session.expiresAt, now), eq(user.email, email.trim().toLowerCase())),
    );
  return found?.user;
}
