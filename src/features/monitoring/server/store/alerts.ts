import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { useCount } from '#platform/database/tables.ts';

/** Problems that need a person. An open alert is a row in the table of rate limit counts, which all servers share. */
export const alertNames = ['outbox', 'deadLetters', 'payments', 'bookings', 'canary'] as const;

export type AlertName = (typeof alertNames)[number];

const keyOf = (name: AlertName) => `alert:${name}`;

/** If several servers notice the same problem, one gets true and posts it. The others get false until `until`. */
export async function claimAlert(
  db: Db,
  name: AlertName,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<boolean> {
  const claimed = await db
    .insert(useCount)
    .values({ key: keyOf(name), uses: 1, until })
    .onConflictDoUpdate({
      target: useCount.key,
      set: { uses: sql`${useCount.uses} + 1`, until },
      setWhere: lte(useCount.until, now),
    })
    .returning({ key: useCount.key });
  return claimed.length > 0;
}

/** The alert was posted, and need not be posted again until `until`. */
export async function recordAlert(db: Db, name: AlertName, until: Date): Promise<void> {
  await db
    .update(useCount)
    .set({ until })
    .where(eq(useCount.key, keyOf(name)));
}

/** False if there was none, or if another server has ended it. */
export async function endAlert(db: Db, name: AlertName): Promise<boolean> {
  const ended = await db
    .delete(useCount)
    .where(eq(useCount.key, keyOf(name)))
    .returning({ key: useCount.key });
  return ended.length > 0;
}

export async function openAlerts(db: Db, now: Date): Promise<readonly AlertName[]> {
  const found = await db
    .select({ key: useCount.key })
    .from(useCount)
    .where(and(inArray(useCount.key, alertNames.map(keyOf)), gt(useCount.until, now)));
  const keys = new Set(found.map(({ key }) => key));
  return alertNames.filter((name) => keys.has(keyOf(name)));
}
