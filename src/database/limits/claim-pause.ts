import { lte } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { useCount } from '../tables/use-count.ts';

/** True once in that time; whoever asks again before it is over gets false. Of two at the same moment one gets true. */
export async function claimPause(
  db: Db,
  { key, seconds, now }: { readonly key: string; readonly seconds: number; readonly now: Date },
): Promise<boolean> {
  const until = new Date(now.getTime() + seconds * 1000);
  const claimed = await db
    .insert(useCount)
    .values({ key, uses: 1, until })
    .onConflictDoUpdate({ target: useCount.key, set: { until }, setWhere: lte(useCount.until, now) })
    .returning({ key: useCount.key });
  return claimed.length > 0;
}
