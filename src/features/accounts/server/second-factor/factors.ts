import { randomInt } from 'node:crypto';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { keyedHash } from '#platform/server/security/secrets.ts';
import { passkey, secondFactor, session, user } from '../tables.ts';
import { matchingStep, newTotpKey } from './totp.ts';

/** What proves, besides a code by e-mail or Google, that it is this person: a passkey, or an app that shows codes. */
export interface Factors {
  readonly passkeys: readonly (typeof passkey.$inferSelect)[];
  readonly totpAddedAt: Date | null;
  /** The key of an app that is being set up. */
  readonly pendingKey: string | undefined;
  readonly recoveryLeft: number;
}

export async function findFactors(db: Db, userId: string, secret: string): Promise<Factors> {
  const [row, passkeys] = await Promise.all([
    rowOf(db, userId),
    db.select().from(passkey).where(eq(passkey.userId, userId)).orderBy(asc(passkey.createdAt), asc(passkey.id)),
  ]);
  return {
    passkeys,
    totpAddedAt: row?.totpAddedAt ?? null,
    pendingKey: row?.pendingKey ? await decrypt(secret, row.pendingKey) : undefined,
    recoveryLeft: row?.recoveryHashes.length ?? 0,
  };
}

export interface FactorKinds {
  readonly passkey: boolean;
  readonly totp: boolean;
}

/** Which second factors an account has. Recovery codes alone are none. */
export async function factorKinds(db: Db, userId: string): Promise<FactorKinds> {
  const ofUser = eq(passkey.userId, user.id);
  const hasApp = and(eq(secondFactor.userId, user.id), isNotNull(secondFactor.totpKey));
  const [kinds] = await db
    .select({
      passkey: sql<boolean>`exists (${db.select({ id: passkey.id }).from(passkey).where(ofUser)})`,
      totp: sql<boolean>`exists (${db.select({ id: secondFactor.userId }).from(secondFactor).where(hasApp)})`,
    })
    .from(user)
    .where(eq(user.id, userId));
  return kinds ?? { passkey: false, totp: false };
}

export async function startTotp(tx: Db, userId: string, secret: string): Promise<void> {
  const pendingKey = await encrypt(secret, newTotpKey());
  await tx
    .insert(secondFactor)
    .values({ userId, pendingKey })
    .onConflictDoUpdate({ target: secondFactor.userId, set: { pendingKey } });
}

interface Typed {
  readonly userId: string;
  readonly code: string;
  readonly secret: string;
  readonly now: Date;
}

/** The app has shown that it has the key: from now on its codes count. It replaces a previous app. */
export async function confirmTotp(tx: Db, typed: Typed): Promise<'added' | 'wrong' | 'notStarted'> {
  const { userId, secret, now } = typed;
  const row = await rowOf(tx, userId, 'update');
  if (!row?.pendingKey) return 'notStarted';
  const key = await decrypt(secret, row.pendingKey);
  if (key === undefined) return 'notStarted';
  const step = matchingStep(key, readFactorCode(typed.code), now, 0);
  if (step === undefined) return 'wrong';
  await tx
    .update(secondFactor)
    .set({ totpKey: row.pendingKey, pendingKey: null, totpAddedAt: now, totpStep: step })
    .where(eq(secondFactor.userId, userId));
  return 'added';
}

export async function removeTotp(tx: Db, userId: string): Promise<boolean> {
  const removed = await tx
    .update(secondFactor)
    .set({ totpKey: null, pendingKey: null, totpAddedAt: null, totpStep: 0 })
    .where(and(eq(secondFactor.userId, userId), isNotNull(secondFactor.totpKey)))
    .returning({ userId: secondFactor.userId });
  return removed.length > 0;
}

/** Checks a code of the app or a recovery code, each of which is valid once. Call this in a transaction. */
export async function tryFactor(tx: Db, typed: Typed): Promise<'totp' | 'recovery' | undefined> {
  const { userId, secret, now } = typed;
  const code = readFactorCode(typed.code);
  const row = await rowOf(tx, userId, 'update');
  if (!row || code === '') return undefined;
  const key = row.totpKey ? await decrypt(secret, row.totpKey) : undefined;
  const step = key && matchingStep(key, code, now, row.totpStep);
  if (step) {
    await tx.update(secondFactor).set({ totpStep: step }).where(eq(secondFactor.userId, userId));
    return 'totp';
  }
  const hash = recoveryHash(secret, userId, code);
  if (!row.recoveryHashes.includes(hash)) return undefined;
  const recoveryHashes = row.recoveryHashes.filter((one) => one !== hash);
  await tx.update(secondFactor).set({ recoveryHashes }).where(eq(secondFactor.userId, userId));
  return 'recovery';
}

/** In characters: digits or a recovery code, with what was copied along. */
export const longestFactorCode = 60;

/** Without the spaces and hyphens that people type. */
function readFactorCode(typed: string): string {
  return typed
    .slice(0, longestFactorCode)
    .replace(/[^0-9a-z]/gi, '')
    .toUpperCase();
}

/** Whether a typed code can be one of an app. All others can only be recovery codes. */
export function isAppCode(typed: string): boolean {
  return /^\d{6}$/.test(readFactorCode(typed));
}

const recoveryCount = 10;
/** In characters: 49 bits, which nobody guesses within the limits on tries. */
const recoveryLength = 10;
/** Without letters and digits that look alike. */
const recoveryLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** New codes replace the previous ones. This is the only time that they can be read. */
export async function makeRecoveryCodes(tx: Db, userId: string, secret: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: recoveryCount }, newRecoveryCode);
  const set = { recoveryHashes: codes.map((code) => recoveryHash(secret, userId, code)), recoveryMadeAt: now };
  await tx
    .insert(secondFactor)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: secondFactor.userId, set });
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

function newRecoveryCode(): string {
  const letters = Array.from({ length: recoveryLength }, () => recoveryLetters[randomInt(recoveryLetters.length)]);
  return letters.join('');
}

function recoveryHash(secret: string, userId: string, code: string): string {
  return keyedHash(secret, 'recovery', `${userId} ${code}`).toString('base64url');
}

export async function renamePasskey(tx: Db, userId: string, id: string, name: string): Promise<string | undefined> {
  const isOwn = and(eq(passkey.userId, userId), eq(passkey.id, id));
  const [found] = await tx.select().from(passkey).where(isOwn).for('update');
  if (found) await tx.update(passkey).set({ name }).where(isOwn);
  return found && (found.name ?? '');
}

/** Returns its name; undefined if the account has no such passkey. */
export async function removePasskey(tx: Db, userId: string, id: string): Promise<string | undefined> {
  const isOwn = and(eq(passkey.userId, userId), eq(passkey.id, id));
  const [removed] = await tx.delete(passkey).where(isOwn).returning();
  return removed && (removed.name ?? '');
}

/** For a person who has lost everything: they sign in by e-mail alone again, and every browser is signed out. */
export async function resetFactors(tx: Db, userId: string): Promise<void> {
  await tx.delete(passkey).where(eq(passkey.userId, userId));
  await tx.delete(secondFactor).where(eq(secondFactor.userId, userId));
  await tx.delete(session).where(eq(session.userId, userId));
}

export async function markSecondFactor(tx: Db, sessionId: string, now: Date): Promise<void> {
  await tx.update(session).set({ secondFactorAt: now }).where(eq(session.id, sessionId));
}

/** True the first time in a session, which is then logged. */
export async function markConsole(tx: Db, sessionId: string, now: Date): Promise<boolean> {
  const isFirst = and(eq(session.id, sessionId), sql`${session.consoleAt} is null`);
  const marked = await tx.update(session).set({ consoleAt: now }).where(isFirst).returning({ id: session.id });
  return marked.length > 0;
}

async function rowOf(db: Db, userId: string, lock?: 'update') {
  const query = db.select().from(secondFactor).where(eq(secondFactor.userId, userId));
  const [row] = await (lock ? query.for(lock) : query);
  return row;
}

/** Better Auth's encryption, which is loaded when somebody needs it. */
async function encrypt(key: string, data: string): Promise<string> {
  return (await import('better-auth/crypto')).symmetricEncrypt({ key, data });
}

/**
 * Undefined: it was encrypted with an earlier secret. Then no code is right: that the secret has changed must not let
 * anyone in without a second factor.
 */
async function decrypt(key: string, data: string): Promise<string | undefined> {
  const { symmetricDecrypt } = await import('better-auth/crypto');
  try {
    return await symmetricDecrypt({ key, data });
  } catch {
    return undefined;
  }
}
