import { eq, gt, isNotNull, lte, or, sql } from 'drizzle-orm';
import { clockSlack } from '#platform/database/clock-slack.ts';
import type { Db } from '#platform/database/database.ts';
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

/** Milliseconds. A button that is pressed twice must not send two codes, of which only the second is good. */
const pause = 20_000;
/** … nor may it be told that its code is used up, when it was its own first press that used it. */
const sameWithin = 60_000;

/** A code that was made later was made by a clock that was ahead: it would be good for longer than any other. */
const latestNow = (now: Date) => new Date(now.getTime() + clockSlack);

/** In place of the one before. False: that one has just been sent, and is still good. */
export async function saveCode(tx: Db, { id, code, now }: NewCode, { minutes, tries }: CodeRules): Promise<boolean> {
  const made = { code, createdAt: now, expiresAt: new Date(now.getTime() + minutes * 60_000) };
  const fresh = { ...made, tries: 0, usedAt: null, sessionId: null };
  const isWorthAnother = or(
    lte(signInCode.createdAt, new Date(now.getTime() - pause)),
    sql`${signInCode.tries} >= ${tries}`,
    isNotNull(signInCode.usedAt),
    gt(signInCode.createdAt, latestNow(now)),
  );
  const kept = await tx
    .insert(signInCode)
    .values({ id, ...made })
    .onConflictDoUpdate({ target: signInCode.id, set: fresh, ...(isWorthAnother && { setWhere: isWorthAnother }) })
    .returning({ id: signInCode.id });
  return kept.length > 0;
}

/** Is there a code that can still be typed? */
export async function isCodeWaiting(db: Db, id: string, now: Date, { tries }: CodeRules): Promise<boolean> {
  const [kept] = await db.select().from(signInCode).where(eq(signInCode.id, id));
  return kept !== undefined && !isOver(kept, now) && kept.usedAt === null && kept.tries < tries;
}

function isOver({ expiresAt, createdAt }: typeof signInCode.$inferSelect, now: Date): boolean {
  return expiresAt <= now || createdAt > latestNow(now);
}

/** `spent`: only a new one helps. A session: the same code has just opened it for the same browser. */
export type TriedCode = 'right' | 'wrong' | 'spent' | { readonly sessionId: string };

/** To be called in the transaction that does what the code is for: of two at once, the second waits for the first. */
export async function tryCode(tx: Db, { id, code, now }: NewCode, { tries }: CodeRules): Promise<TriedCode> {
  const [kept] = await tx.select().from(signInCode).where(eq(signInCode.id, id)).for('update');
  if (!kept || isOver(kept, now)) return 'spent';
  if (kept.usedAt) {
    const isSame = kept.code === code && now.getTime() - kept.usedAt.getTime() < sameWithin;
    return isSame && kept.sessionId ? { sessionId: kept.sessionId } : 'spent';
  }
  if (kept.tries >= tries) return 'spent';
  if (kept.code === code) return 'right';
  await tx
    .update(signInCode)
    .set({ tries: kept.tries + 1 })
    .where(eq(signInCode.id, id));
  return kept.tries + 1 < tries ? 'wrong' : 'spent';
}

export async function markCodeUsed(tx: Db, id: string, sessionId: string | null, now: Date): Promise<void> {
  await tx.update(signInCode).set({ usedAt: now, sessionId }).where(eq(signInCode.id, id));
}
