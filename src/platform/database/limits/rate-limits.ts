import { gt, sql } from 'drizzle-orm';
import { secondsPerDay } from '#site/durations.ts';
import type { Db } from '../database.ts';
import { clockSlack } from '../queries.ts';
import { rateLimitCount } from '../tables.ts';

/** How often one client may do something in a window of time. */
export interface CountedLimit {
  /** A limit and the client it is counted for. */
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

/** Seconds. */
export const longestWindow = 2 * secondsPerDay;

/** The count of a limit in its window, which ends at `until`. */
type Counted = typeof rateLimitCount.$inferSelect;

/** Counts one more use, or throws LimitReached. */
export async function consumeRateLimit(db: Db, limit: CountedLimit, now: Date): Promise<void> {
  throwIfReached([limit], await counting(db, [limit], now));
}

/** Counts one more use of each as `addUses` does, or throws LimitReached, which must end the transaction. */
export async function consumeRateLimits(tx: Db, limits: readonly CountedLimit[], now: Date): Promise<void> {
  throwIfReached(limits, await addUses(tx, limits, now));
}

/**
 * Counts one more use of each in one statement. Call this in a transaction, check the result with `limitReached`, and
 * roll back if a limit is. Every transaction must name the limits in the same order, or two could deadlock. For the
 * same reason nothing is deleted here: the regular clean-up deletes counts whose window is over.
 */
export async function addUses(tx: Db, limits: readonly CountedLimit[], now: Date): Promise<readonly Counted[]> {
  return limits.length === 0 ? [] : counting(tx, limits, now);
}

/**
 * Counts one more use of each, and returns the keys that are still within their limit, for messages that are dropped
 * beyond it instead of refused. Call this after `consumeRateLimits` in a transaction that does both.
 */
export async function consumeWithinLimits(tx: Db, limits: readonly CountedLimit[], now: Date) {
  if (limits.length === 0) return new Set();
  const counted = await counting(tx, limits, now);
  return new Set(counted.flatMap(({ key, uses }) => (isWithin(limits, key, uses) ? [key] : [])));
}

function isWithin(limits: readonly CountedLimit[], key: string, uses: number): boolean {
  return limits.some((limit) => limit.key === key && uses <= limit.most);
}

function counting(db: Pick<Db, 'insert'>, limits: readonly CountedLimit[], now: Date) {
  const isOver = sql`${rateLimitCount.until} <= ${now.toISOString()}::timestamptz`;
  const rows = limits.map(({ key, seconds }) => ({ key, uses: 1, until: endOfWindow(now, seconds) }));
  return db
    .insert(rateLimitCount)
    .values(rows)
    .onConflictDoUpdate({
      target: rateLimitCount.key,
      set: {
        uses: sql`case when ${isOver} then 1 else ${rateLimitCount.uses} + 1 end`,
        until: sql`case when ${isOver} then excluded.until else ${rateLimitCount.until} end`,
      },
    })
    .returning();
}

function throwIfReached(limits: readonly CountedLimit[], counts: readonly Counted[]): void {
  const reached = limitReached(limits, counts);
  if (reached) throw reached;
}

/** If several limits are reached, the one that ends last says when to retry: before that, another refuses. */
export function limitReached(limits: readonly CountedLimit[], counts: readonly Counted[]): LimitReached | undefined {
  const ends = limits.flatMap(({ key, most }) => {
    const count = counts.find((row) => row.key === key);
    return count && count.uses > most ? [count] : [];
  });
  const last = ends.sort((one, other) => other.until.getTime() - one.until.getTime())[0];
  return last && new LimitReached(last.key, last.until);
}

/**
 * The window starts with the first use, so that anything that lives shorter than a window, such as a token, is never in
 * two.
 */
function endOfWindow(now: Date, seconds: number): Date {
  if (seconds > longestWindow) throw new Error(`A window of ${seconds} s would be forgotten before it ends`);
  return new Date(now.getTime() + seconds * 1000);
}

/** A count that ends later than any window comes from a clock that was ahead. */
export async function deleteCountsAhead(db: Db, now: Date): Promise<void> {
  await db
    .delete(rateLimitCount)
    .where(gt(rateLimitCount.until, new Date(now.getTime() + longestWindow * 1000 + clockSlack)));
}
