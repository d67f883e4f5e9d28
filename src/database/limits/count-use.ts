import { inArray, lte, sql } from 'drizzle-orm';
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

/** Rows that are forgotten at a time: more than one use can make, so that none pile up. */
const forgottenAtOnce = 20;

/** Counts one more, or throws LimitReached. Every transaction must count in the same order, or two could block each other. */
export async function countUse(tx: Db, { key, most, seconds }: CountedLimit, now: Date): Promise<void> {
  const window = seconds * 1000;
  const until = new Date((Math.floor(now.getTime() / window) + 1) * window);
  const isOver = sql`${useCount.until} <= ${now.toISOString()}::timestamptz`;
  const [counted] = await tx
    .insert(useCount)
    .values({ key, uses: 1, until })
    .onConflictDoUpdate({
      target: useCount.key,
      set: {
        uses: sql`case when ${isOver} then 1 else ${useCount.uses} + 1 end`,
        until: sql`greatest(${useCount.until}, excluded.until)`,
      },
    })
    .returning();
  if (counted && counted.uses > most) throw new LimitReached(counted.until);
}

/** What another transaction is counting in is left to it. */
export async function forgetOldCounts(tx: Db, now: Date): Promise<void> {
  const old = tx
    .select({ key: useCount.key })
    .from(useCount)
    .where(lte(useCount.until, now))
    .limit(forgottenAtOnce)
    .for('update', { skipLocked: true });
  await tx.delete(useCount).where(inArray(useCount.key, old));
}
