import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { brand } from '#content/brand.ts';
import {
  confirmTotp,
  factorKinds,
  findFactors,
  isAppCode,
  longestFactorCode,
  makeRecoveryCodes,
  markConsole,
  markSecondFactor,
  removePasskey,
  removeTotp,
  renamePasskey,
  startTotp,
  tryFactor,
} from '#features/accounts/server/second-factor/factors.ts';
import { isRecent } from '#features/accounts/server/second-factor/required.ts';
import { totpAddress } from '#features/accounts/server/second-factor/totp.ts';
import { user } from '#features/accounts/server/tables.ts';
import { boundedText, plainLine, uuidText } from '#platform/contracts/bounded-input.ts';
import type { Db } from '#platform/database/database.ts';
import {
  addUses,
  type CountedLimit,
  consumeRateLimits,
  LimitReached,
  limitReached,
} from '#platform/database/limits/rate-limits.ts';
import type { Config } from '#platform/server/config/config.ts';
import { keyedHash, sharedSecret, uuidOfHash } from '#platform/server/security/secrets.ts';
import { limitKey } from '#platform/server/security/within-limits.ts';
import {
  type ActionDeps,
  type FormHandler,
  type FormOutcome,
  noteAction,
  type StaffSession,
  type Typed,
  wrongInput,
} from '#platform/server/staff/staff-actions.ts';
import { secondsPerDay, secondsPerHour } from '#site/durations.ts';
import type { StaffPlace } from '#site/staff.ts';
import type { Confirmation, StaffSecurityView } from '../team-lines.ts';
import { noteSecurity } from './actions.ts';

const place = { view: 'security' } as const;
const longestName = 60;

interface Reader extends Confirmation {
  readonly userId: string;
  readonly email: string;
  readonly isFirst: boolean;
}

type SecurityConfig = Pick<Config, 'authSecret'>;

/** The keys of apps and the recovery codes are protected by the same secret as sessions. */
const secretIn = (config: Pick<Config, 'authSecret'>, db: Db) => sharedSecret(config.authSecret, db, 'auth')();

export async function securityView(db: Db, config: SecurityConfig, reader: Reader): Promise<StaffSecurityView> {
  const { userId, email, isFirst, isRecent, ways } = reader;
  const factors = await findFactors(db, userId, await secretIn(config, db));
  const { pendingKey } = factors;
  return {
    kind: 'security',
    passkeys: factors.passkeys.map(({ id, name, createdAt, lastUsedAt }) => {
      return { id, name: name ?? '', addedAt: createdAt.getTime(), usedAt: lastUsedAt?.getTime() };
    }),
    totpAddedAt: factors.totpAddedAt?.getTime(),
    pending:
      pendingKey && isRecent
        ? { key: pendingKey, address: totpAddress(pendingKey, { issuer: brand.name, account: email }) }
        : undefined,
    recoveryLeft: factors.recoveryLeft,
    isFirst,
    isRecent,
    ways,
  };
}

interface Change {
  readonly tx: Db;
  readonly session: StaffSession;
  readonly account: typeof user.$inferSelect;
  readonly secret: string;
}

type Handle = (typed: Typed, deps: ActionDeps, change: Change) => Promise<FormOutcome>;

/** A change of one's own second factor, in one transaction with its log and mail. */
function ownChange(handle: Handle, { needsProof = true } = {}): FormHandler {
  return async (typed, deps) => {
    const { db, session, by, config } = deps;
    if (!session) return wrongInput(place);
    if (needsProof && !isRecent(session.provenAt, by.at)) return { place, status: 403, errorCode: 'confirmFirst' };
    const secret = await secretIn(config, db);
    const outcome = await db.transaction(async (tx) => {
      const [account] = await tx.select().from(user).where(eq(user.id, session.userId));
      return account ? handle(typed, deps, { tx, session, account, secret }) : wrongInput(place);
    });
    deps.wakeMail();
    return outcome;
  };
}

const codeField = boundedText(longestFactorCode);
const wrongCode = (at: StaffPlace = place): FormOutcome => ({ place: at, status: 422, problems: { code: 'wrong' } });

const quarter = secondsPerHour / 4;

/**
 * How often a code can be tried. A browser in which a second factor was proven has limits that nobody else can use up.
 * In all other browsers together, codes of an app can be tried 31 times a day: with six digits, and three of a million
 * codes valid at a time, a thief who reads the mailbox has one chance in 10,000 a day. Most of these tries are for the
 * first ones of a session, and a session takes a mailed code, so that one thief does not use up what a new browser of
 * the owner needs. Recovery codes cannot be guessed, and are counted by session only.
 */
const tryLimits = {
  provenBrowser: [
    { name: 'factor-browser-quarter', most: 10, seconds: quarter },
    { name: 'factor-browser-day', most: 30, seconds: secondsPerDay },
  ],
  session: [{ name: 'factor-session-quarter', most: 10, seconds: quarter }],
  firstTries: [{ name: 'factor-first-day', most: 21, seconds: secondsPerDay }],
  furtherTries: [{ name: 'factor-further-day', most: 10, seconds: secondsPerDay }],
} as const;

/** Of a session in a browser in which nothing was proven before. */
const firstTries = 3;

interface Try {
  readonly secret: string;
  readonly session: StaffSession;
  /** Whether the code is short enough to be guessed by trying. */
  readonly isGuessable: boolean;
  readonly now: Date;
}

/** Call this in a transaction of its own, so that a wrong code stays counted. Throws LimitReached. */
async function countTry(tx: Db, { secret, session, isGuessable, now }: Try): Promise<void> {
  const { id, userId, provenBrowser } = session;
  const limitsOf = (who: keyof typeof tryLimits, whom: string): CountedLimit[] =>
    tryLimits[who].map(({ name, ...limit }) => ({ key: limitKey(secret, name, whom), ...limit }));
  if (provenBrowser) return consumeRateLimits(tx, limitsOf('provenBrowser', `${provenBrowser} ${userId}`), now);
  const ofSession = limitsOf('session', id);
  const used = await addUses(tx, ofSession, now);
  const isFirst = used.every(({ uses }) => uses <= firstTries);
  const ofAll = isGuessable ? limitsOf(isFirst ? 'firstTries' : 'furtherTries', userId) : [];
  const reached = limitReached([...ofSession, ...ofAll], [...used, ...(await addUses(tx, ofAll, now))]);
  if (reached) throw reached;
}

/** Counts a try, right or wrong. Returns the refusal if there were too many, which the log has once for each limit. */
async function refuseTries(deps: ActionDeps, isGuessable: boolean, at: StaffPlace): Promise<FormOutcome | undefined> {
  const { db, by, session, secretOf } = deps;
  if (!session) return undefined;
  const secret = await secretOf();
  try {
    await db.transaction((tx) => countTry(tx, { secret, session, isGuessable, now: by.at }));
    return undefined;
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    const { key, until } = error;
    const id = uuidOfHash(keyedHash(secret, 'limit', `${key} ${until.toISOString()}`));
    await noteAction(db, by, { id, action: 'security-factor-refused', subject: by.staffEmail });
    const isForToday = until.getTime() - by.at.getTime() > quarter * 1000;
    return { place: at, status: 429, errorCode: isForToday ? 'tooManyTriesToday' : 'tooManyTries', until };
  }
}

/** Proves the second factor in this browser, and leads to the view that was asked for. */
export const enterFactor: FormHandler = async (typed, deps) => {
  const next = deps.session?.place ?? {};
  const refusal = await refuseTries(deps, isAppCode(typed['code'] ?? ''), next);
  if (refusal) return refusal;
  const enter = ownChange(
    async (_typed, { by, config }, { tx, session, account, secret }) => {
      const { data: code = '' } = codeField.safeParse(typed['code']);
      const used = await tryFactor(tx, { userId: account.id, code, secret, now: by.at });
      if (!used) return wrongCode(next);
      await markSecondFactor(tx, session.id, by.at);
      if (used === 'recovery')
        await noteSecurity(tx, { by, config }, account, { news: 'recoveryUsed', action: 'security-recovery-used' });
      return { done: 'factorConfirmed', place: next };
    },
    { needsProof: false },
  );
  return enter(typed, deps);
};

export const startTotpForm = ownChange(async (_typed, _deps, { tx, account, secret }) => {
  await startTotp(tx, account.id, secret);
  return { done: 'totpStarted', place };
});

export const confirmTotpForm: FormHandler = async (typed, deps) => {
  // The page shows the key that the codes are made of: there is nothing to guess.
  return (await refuseTries(deps, false, place)) ?? confirmApp(typed, deps);
};

const confirmApp = ownChange(async (typed, { by, config }, { tx, session, account, secret }) => {
  const { data: code = '' } = codeField.safeParse(typed['code']);
  const outcome = await confirmTotp(tx, { userId: account.id, code, secret, now: by.at });
  if (outcome === 'notStarted') return { place, status: 409, errorCode: 'totpNotStarted' };
  if (outcome === 'wrong') return wrongCode();
  await markSecondFactor(tx, session.id, by.at);
  await noteSecurity(tx, { by, config }, account, { news: 'totpAdded', action: 'security-totp-added' });
  const { recoveryLeft } = await findFactors(tx, account.id, secret);
  if (recoveryLeft > 0) return { done: 'totpAdded', place };
  const recoveryCodes = await makeRecoveryCodes(tx, account.id, secret, by.at);
  return { place, status: 200, completed: 'totpAdded', recoveryCodes };
});

export const newRecoveryCodesForm = ownChange(async (_typed, { by, config }, { tx, account, secret }) => {
  // Alone they would be a second factor that nobody has proven to have.
  const { passkey, totp } = await factorKinds(tx, account.id);
  if (!passkey && !totp) return { place, status: 409, errorCode: 'factorMissing' };
  const recoveryCodes = await makeRecoveryCodes(tx, account.id, secret, by.at);
  await noteSecurity(tx, { by, config }, account, { action: 'security-recovery-made' });
  return { place, status: 200, recoveryCodes };
});

export const removeTotpForm = ownChange(async (_typed, { by, config }, { tx, account }) => {
  if (!(await removeTotp(tx, account.id))) return { place, status: 409, errorCode: 'totpNotStarted' };
  await noteSecurity(tx, { by, config }, account, { news: 'totpRemoved', action: 'security-totp-removed' });
  return { done: 'totpRemoved', place };
});

const renaming = z.object({ passkey: uuidText(), name: plainLine(longestName).trim().min(1) });
const removing = z.object({ passkey: uuidText() });

export const renamePasskeyForm = ownChange(async (typed, { by }, { tx, account }) => {
  const { data } = renaming.safeParse(typed);
  if (!data) return { place, status: 422, problems: { name: 'wrong' } };
  const before = await renamePasskey(tx, account.id, data.passkey, data.name);
  if (before === undefined) return { place, status: 404, errorCode: 'unknownPasskey' };
  await noteAction(tx, by, { action: 'security-passkey-renamed', subject: account.email });
  return { done: 'passkeyRenamed', place };
});

export const removePasskeyForm = ownChange(async (typed, { by, config }, { tx, account }) => {
  const { data } = removing.safeParse(typed);
  const removed = data && (await removePasskey(tx, account.id, data.passkey));
  if (removed === undefined) return { place, status: 404, errorCode: 'unknownPasskey' };
  await noteSecurity(tx, { by, config }, account, { news: 'passkeyRemoved', action: 'security-passkey-removed' });
  return { done: 'passkeyRemoved', place };
});

/** The first time that a member opens the team's pages in a browser, in the log. */
export async function noteEntry({ db, by }: Pick<ActionDeps, 'db' | 'by'>, session: StaffSession): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await markConsole(tx, session.id, by.at))) return;
    const { passkey, totp } = await factorKinds(tx, session.userId);
    const action = passkey || totp ? 'console-entered-secured' : 'console-entered';
    await noteAction(tx, by, { action, subject: by.staffEmail });
  });
}
