import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { session, user } from '../tables.ts';
import { addNotification, type NewNotification } from './add-notification.ts';
import { type CodeRules, markCodeUsed, tryCode } from './codes.ts';
import type { OpenedSession, User } from './open-session.ts';
import { sessionRules } from './session-rules.ts';

export interface Entrance {
  /** Of the code that was typed. */
  readonly id: string;
  readonly code: string;
  readonly now: Date;
  /** Who comes, if they are new. */
  readonly newcomer: Pick<User, 'email' | 'name' | 'language' | 'country'>;
  readonly userAgent: string;
  readonly newToken: () => string;
  readonly welcome: NewNotification;
  /** The session that this browser had until now; it may have been somebody else's. */
  readonly before: string | undefined;
}

/**
 * Opens a session for whoever has the code, and an account for whoever had none; all of it, or nothing. The same code
 * from the same browser a moment later gets the same session again.
 */
export async function enterAccount(
  db: Db,
  entrance: Entrance,
  rules: CodeRules,
): Promise<OpenedSession | 'wrong' | 'spent'> {
  return db.transaction(async (tx) => {
    const tried = await tryCode(tx, entrance, rules);
    if (tried === 'wrong' || tried === 'spent') return tried;
    if (tried !== 'right') return (await sessionOf(tx, tried.sessionId)) ?? 'spent';
    const { now, newcomer, before } = entrance;
    const owner = await findOrOpen(tx, newcomer);
    if (before) await tx.delete(session).where(eq(session.id, before));
    const [opened] = await tx
      .insert(session)
      .values({
        userId: owner.id,
        token: entrance.newToken(),
        userAgent: entrance.userAgent,
        createdAt: now,
        updatedAt: now,
        rotatedAt: now,
        confirmedAt: now,
        expiresAt: new Date(now.getTime() + sessionRules.lasts),
      })
      .returning();
    if (!opened) throw new Error('The database kept no session');
    await markCodeUsed(tx, entrance.id, opened.id, now);
    await addNotification(tx, owner.id, entrance.welcome);
    return { session: opened, user: owner };
  });
}

async function findOrOpen(tx: Db, newcomer: Entrance['newcomer']): Promise<User> {
  await tx
    .insert(user)
    .values({ ...newcomer, emailVerified: true })
    .onConflictDoNothing({ target: user.email });
  const [owner] = await tx.select().from(user).where(eq(user.email, newcomer.email));
  if (!owner) throw new Error('The database kept no account');
  return owner;
}

async function sessionOf(tx: Db, id: string): Promise<OpenedSession | undefined> {
  const [found] = await tx
    .select()
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(eq(session.id, id));
  return found;
}
