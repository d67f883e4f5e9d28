import { eq, gt, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { clockSlack } from '#platform/database/queries.ts';
import { msPerMinute } from '#site/durations.ts';
import { signInCode } from '../tables.ts';

export interface CodeRules {
  readonly minutes: number;
  readonly tries: number;
}

interface NewCode {
  readonly id: string;
  readonly code: string;
  readonly now: Date;
}

/** Milliseconds. Pressing the button twice must not send two codes, of which only the second is valid. */
const pause = 20_000;
/** Milliseconds in which the same code is accepted again, because the visitor's own first press used it. */
const sameWithin = msPerMinute;

/** A code with a later time was created by a clock that was ahead, and would be valid for longer than any other. */
const latestNow = (now: Date) => new Date(now.getTime() + clockSlack);

/** Replaces the previous code. False if that one was just sent and is still valid. */
export async function saveCode(tx: Db, { id, code, now }: NewCode, { minutes, tries }: CodeRules): Promise<boolean> {
  const made = { code, createdAt: now, expiresAt: new Date(now.getTime() + minutes * msPerMinute) };
  const fresh = { ...made, tries: 0, usedAt: null, sessionId: null };
  const isWorthAnother = or(
    lte(signInCode.createdAt, new Date(now.getTime() - pause)),
    sql`${signInCode.tries} >= ${tries}`,
    isNotNull(signInCode.usedAt),
    gt(signInCode.createdAt, latestNow(now)),
  );
  const saved = await tx
    .insert(signInCode)
    .values({ id, ...made })
    .onConflictDoUpdate({ target: signInCode.id, set: fresh, ...(isWorthAnother && { setWhere: isWorthAnother }) })
    .returning({ id: signInCode.id });
  return saved.length > 0;
}

/** Whether there is a code that can still be typed. */
export async function isCodeWaiting(db: Db, id: string, now: Date, { tries }: CodeRules): Promise<boolean> {
  const [saved] = await db.select().from(signInCode).where(eq(signInCode.id, id));
  return saved !== undefined && !isOver(saved, now) && saved.usedAt === null && saved.tries < tries;
}

function isOver({ expiresAt, createdAt }: typeof signInCode.$inferSelect, now: Date): boolean {
  return expiresAt <= now || createdAt > latestNow(now);
}

/** `spent`: a new code is needed. A session id: the same code has just opened that session for the same browser. */
export type TriedCode = 'right' | 'wrong' | 'spent' | { readonly sessionId: string };

/** Call this in the transaction that uses the code: of two concurrent tries, the second waits for the first. */
export async function tryCode(tx: Db, { id, code, now }: NewCode, { tries }: CodeRules): Promise<TriedCode> {
  const [saved] = await tx.select().from(signInCode).where(eq(signInCode.id, id)).for('update');
  if (!saved || isOver(saved, now)) return 'spent';
  if (saved.usedAt) {
    const isSame = saved.code === code && now.getTime() - saved.usedAt.getTime() < sameWithin;
    return isSame && saved.sessionId ? { sessionId: saved.sessionId } : 'spent';
  }
  if (saved.tries >= tries) return 'spent';
  if (saved.code === code) return 'right';
  await tx
    .update(signInCode)
    .set({ tries: saved.tries + 1 })
    .where(eq(signInCode.id, id));
  return saved.tries + 1 < tries ? 'wrong' : 'spent';
}

export async function markCodeUsed(tx: Db, id: string, sessionId: string | null, now: Date): Promise<void> {
  await tx.update(signInCode).set({ usedAt: now, sessionId }).where(eq(signInCode.id, id));
}
