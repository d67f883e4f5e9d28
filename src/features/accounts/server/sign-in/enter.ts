import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { brand } from '#content/brand.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import type { AppContext } from '#platform/server/app-context.ts';
import { chosenCountry } from '#platform/server/http/headers.ts';
import type { Language } from '#site/languages.ts';
import { codeRules } from '../../sign-in.ts';
import type { AccountDeps } from '../accounts.ts';
import { handOver } from '../cookies.ts';
import { type OpenedSession, sessionRules, type User } from '../store/account.ts';
import { type CodeRules, markCodeUsed, tryCode } from '../store/codes.ts';
import { addNotification, type NewNotification } from '../store/notifications.ts';
import { session, user } from '../tables.ts';
import { browserId, rememberBrowser } from './known-browser.ts';
import { codeKeys, type SignInForm } from './read-sign-in.ts';

const longestUserAgent = 400;

/** The same for every new account, and added once. */
export const welcome = { kind: 'welcome', event: 'welcome', values: { company: brand.name } } as const;

/** Signs the visitor in if the code is right. */
export async function enter(
  c: AppContext,
  { email, name, code = '' }: SignInForm,
  language: Language,
  { config, database: { db }, accounts, secretOf }: AccountDeps,
): Promise<'entered' | 'wrong' | 'spent'> {
  const before = (await accounts.signedIn(c))?.sessionId;
  const browser = browserId(c, config);
  const country = chosenCountry(c.req.header('cookie')) ?? null;
  const [secret, now] = [await secretOf(), currentTime()];
  const entered = await enterAccount(
    db,
    {
      ...codeKeys(secret, { purpose: 'sign-in', email, browser }, code),
      now,
      newcomer: { email, name, language, country },
      welcome,
      before,
      userAgent: (c.req.header('user-agent') ?? '').slice(0, longestUserAgent),
      newToken: () => randomBytes(24).toString('base64url'),
    },
    codeRules,
  );
  if (typeof entered === 'string') return entered;
  const { session, user } = entered;
  await accounts.setSessionCookie(c, session.token);
  rememberBrowser(c, config, { secret, email, now });
  await handOver(c, config, db, { sessionId: session.id, user });
  return 'entered';
}

interface Entrance {
  /** The id of the typed code. */
  readonly id: string;
  readonly code: string;
  readonly now: Date;
  /** The data of the account to create if there is none. */
  readonly newcomer: Pick<User, 'email' | 'name' | 'language' | 'country'>;
  readonly userAgent: string;
  readonly newToken: () => string;
  readonly welcome: NewNotification;
  /** The previous session of this browser, which may have been another person's. */
  readonly before: string | undefined;
}

/**
 * Opens a session if the code is right, and an account if there is none; all of it, or nothing. The same code from the
 * same browser a moment later returns the same session.
 */
async function enterAccount(db: Db, entrance: Entrance, rules: CodeRules): Promise<OpenedSession | 'wrong' | 'spent'> {
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
    if (!opened) throw new Error('The database did not save the session');
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
  if (!owner) throw new Error('The database did not save the account');
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
