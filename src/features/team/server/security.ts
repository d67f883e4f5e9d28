import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { brand } from '#content/brand.ts';
import {
  confirmTotp,
  factorKinds,
  findFactors,
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
import { consumeRateLimits, LimitReached } from '#platform/database/limits/rate-limits.ts';
import type { Config } from '#platform/server/config/config.ts';
import { sharedSecret } from '#platform/server/security/secrets.ts';
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
import type { StaffQuery } from '#site/staff.ts';
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
const wrongCode = (at: StaffQuery = place): FormOutcome => ({ place: at, status: 422, problems: { code: 'wrong' } });

const hour = 60 * 60;

/** With six digits, and three of a million codes valid at a time, these leave a thief one chance in 10,000 a day. */
const tryLimits = [
  { name: 'factor-quarter', most: 10, seconds: hour / 4 },
  { name: 'factor-day', most: 30, seconds: 24 * hour },
] as const;

/** Counted even if the code is right, and outside the transaction, so that a wrong one stays counted. */
async function isTriedTooOften({ db, by, secretOf }: ActionDeps, { userId }: StaffSession): Promise<boolean> {
  const secret = await secretOf();
  const limits = tryLimits.map(({ name, ...limit }) => ({ key: limitKey(secret, name, userId), ...limit }));
  try {
    await db.transaction((tx) => consumeRateLimits(tx, limits, by.at));
    return false;
  } catch (error) {
    if (error instanceof LimitReached) return true;
    throw error;
  }
}

/** Proves the second factor in this browser, and leads to `next`. */
export async function enterFactor(typed: Typed, deps: ActionDeps, next: StaffQuery): Promise<FormOutcome> {
  if (deps.session && (await isTriedTooOften(deps, deps.session)))
    return { place: next, status: 429, errorCode: 'tooManyTries' };
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
}

export const startTotpForm = ownChange(async (_typed, _deps, { tx, account, secret }) => {
  await startTotp(tx, account.id, secret);
  return { done: 'totpStarted', place };
});

export const confirmTotpForm: FormHandler = async (typed, deps) => {
  if (deps.session && (await isTriedTooOften(deps, deps.session)))
    return { place, status: 429, errorCode: 'tooManyTries' };
  return confirmApp(typed, deps);
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
