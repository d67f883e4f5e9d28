import { and, inArray, lte, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { useCount } from '../tables/use-count.ts';

/** How often one sender may do something in a window of time. */
export interface CountedLimit {
  /** The limit and whom it is counted for. */
  readonly key: string;
  readonly most: number;
  readonly seconds: number;
}

export class LimitReached extends Error {
  override readonly name = 'LimitReached';

  constructor(readonly until: Date) {
    super('A sender has reached a limit');
  }
}

/** Seconds. A count that ends later than this was made by a wrong clock, and is forgotten: see `make-due-again.ts`. */
export const longestWindow = 2 * 24 * 60 * 60;

/** Rows that are forgotten at a time: more than one use can make, so that none pile up. */
const forgottenAtOnce = 20;

/** Counts one more, or throws LimitReached. */
export async function countUse(db: Db, limit: CountedLimit, now: Date): Promise<void> {
  judge([limit], await counting(db, [limit], now));
}

/**
 * Counts one more of each in one go, or throws LimitReached, to be called in a transaction that ends then. Every
 * transaction must name them in the same order, or two could block each other. Counts whose window is over are
 * forgotten on the way; what another transaction is counting in is left to it.
 */
export async function countUses(tx: Db, limits: readonly CountedLimit[], now: Date): Promise<void> {
  if (limits.length === 0) return;
  const old = tx
    .select({ key: useCount.key })
    .from(useCount)
    .where(and(lte(useCount.until, now), notInArray(useCount.key, keysOf(limits))))
    .limit(forgottenAtOnce)
    .for('update', { skipLocked: true });
  const forgotten = tx.$with('forgotten').as(tx.delete(useCount).where(inArray(useCount.key, old)));
  judge(limits, await counting(tx.with(forgotten), limits, now));
}

function counting(db: Pick<Db, 'insert'>, limits: readonly CountedLimit[], now: Date) {
  const isOver = sql`${useCount.until} <= ${now.toISOString()}::timestamptz`;
  const rows = limits.map(({ key, seconds }) => ({ key, uses: 1, until: endOfWindow(now, seconds) }));
  return db
    .insert(useCount)
    .values(rows)
    .onConflictDoUpdate({
      target: useCount.key,
      set: {
        uses: sql`case when ${isOver} then 1 else ${useCount.uses} + 1 end`,
        until: sql`case when ${isOver} then excluded.until else ${useCount.until} end`,
      },
    })
    .returning();
}

/** Where several limits are reached, the first of them is told. */
function judge(limits: readonly CountedLimit[], counted: readonly (typeof useCount.$inferSelect)[]): void {
  for (const { key, most } of limits) {
    const count = counted.find((row) => row.key === key);
    if (count && count.uses > most) throw new LimitReached(count.until);
  }
}

const keysOf = (limits: readonly CountedLimit[]) => limits.map(({ key }) => key);

/** It begins with the first use, so that what is shorter-lived than a window, such as a token, is never in two. */
function endOfWindow(now: Date, seconds: number): Date {
  if (seconds > longestWindow) throw new Error(`A window of ${seconds} s would be forgotten before it ends`);
  return new Date(now.getTime() + seconds * 1000);
}
