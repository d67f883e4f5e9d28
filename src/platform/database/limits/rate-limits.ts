import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { useCount } from '../tables.ts';

/** How often one sender may do something in a window of time. */
export interface CountedLimit {
  /** The limit and whom it is counted for. */
  readonly key: string;
  readonly most: number;
  readonly seconds: number;
}

export class LimitReached extends Error {
  override readonly name = 'LimitReached';

  constructor(
    readonly key: string,
    readonly until: Date,
  ) {
    super('A sender has reached a limit');
  }
}

/** Seconds. A count that ends later than this was made by a wrong clock, and is forgotten: see `make-due-again.ts`. */
export const longestWindow = 2 * 24 * 60 * 60;

/** What has been counted for a limit in its window, which ends at `until`. */
type Counted = typeof useCount.$inferSelect;

/** Counts one more, or throws LimitReached. */
export async function consumeRateLimit(db: Db, limit: CountedLimit, now: Date): Promise<void> {
  throwIfReached([limit], await counting(db, [limit], now));
}

/** Counts one more of each as `addUses` does, or throws LimitReached, which must end the transaction. */
export async function consumeRateLimits(tx: Db, limits: readonly CountedLimit[], now: Date): Promise<void> {
  throwIfReached(limits, await addUses(tx, limits, now));
}

/**
 * Counts one more of each in one statement, to be called in a transaction. The caller has to ask `limitReached` of the
 * result, and to roll back where one is. Every transaction must name the limits in the same order, or two could block
 * each other. For the same reason nothing is deleted here: counts whose window is over go with the regular clean-up.
 */
export async function addUses(tx: Db, limits: readonly CountedLimit[], now: Date): Promise<readonly Counted[]> {
  return limits.length === 0 ? [] : counting(tx, limits, now);
}

/**
 * Counts one more of each, and answers the keys of those that are still within their limit, for what is left out
 * beyond it instead of refused. To be called after `consumeRateLimits` in a transaction that does both.
 */
export async function consumeWithinLimits(
  tx: Db,
  limits: readonly CountedLimit[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (limits.length === 0) return new Set();
  const counted = await counting(tx, limits, now);
  return new Set(counted.flatMap(({ key, uses }) => (isWithin(limits, key, uses) ? [key] : [])));
}

function isWithin(limits: readonly CountedLimit[], key: string, uses: number): boolean {
  return limits.some((limit) => limit.key === key && uses <= limit.most);
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

function throwIfReached(limits: readonly CountedLimit[], counts: readonly Counted[]): void {
  const reached = limitReached(limits, counts);
  if (reached) throw reached;
}

/** Where several limits are reached, the one that ends last says when to come again: before that, another refuses. */
export function limitReached(limits: readonly CountedLimit[], counts: readonly Counted[]): LimitReached | undefined {
  const ends = limits.flatMap(({ key, most }) => {
    const count = counts.find((row) => row.key === key);
    return count && count.uses > most ? [count] : [];
  });
  const last = ends.sort((one, other) => other.until.getTime() - one.until.getTime())[0];
  return last && new LimitReached(last.key, last.until);
}

/** It begins with the first use, so that what is shorter-lived than a window, such as a token, is never in two. */
function endOfWindow(now: Date, seconds: number): Date {
  if (seconds > longestWindow) throw new Error(`A window of ${seconds} s would be forgotten before it ends`);
  return new Date(now.getTime() + seconds * 1000);
}
