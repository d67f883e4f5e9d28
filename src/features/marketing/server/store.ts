import { and, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { marketingNotification } from './tables.ts';

export type MarketingNotification = typeof marketingNotification.$inferSelect;
export type NewMarketingNotification = Omit<typeof marketingNotification.$inferInsert, 'id' | 'createdAt'>;

const { id, idioma, tipo, from, until } = marketingNotification;

/** The earliest time at which it can end: one that has not begun ends as it begins, and is never shown. */
const earliestEnd = (now: Date) => sql`greatest(${from}, ${now.toISOString()}::timestamptz)`;

const isOpen = (now: Date): SQL | undefined => or(isNull(until), gt(until, earliestEnd(now)));

const newestFirst = [desc(from), desc(id)] as const;

/** The newest that is running now. One in a preferred language comes before the others, the most preferred first. */
export async function findRunningNotification(
  db: Db,
  { type, languages, now }: { type: number; languages: readonly string[]; now: Date },
): Promise<MarketingNotification | undefined> {
  const rank = sql`array_position(${sql.param([...languages])}::varchar[], ${idioma})`;
  const [found] = await db
    .select()
    .from(marketingNotification)
    .where(and(eq(tipo, type), lte(from, now), isOpen(now)))
    .orderBy(sql`${rank} nulls last`, ...newestFirst)
    .limit(1);
  return found;
}

export async function addNotification(db: Db, added: NewMarketingNotification): Promise<MarketingNotification> {
  const [row] = await db.insert(marketingNotification).values(added).returning();
  if (!row) throw new Error('The database did not save the notification');
  return row;
}

/** Running and future notifications; with `ended`, all. The newest first. */
export function listNotifications(
  db: Db,
  { now, ended }: { now: Date; ended: boolean },
): Promise<MarketingNotification[]> {
  return db
    .select()
    .from(marketingNotification)
    .where(ended ? undefined : isOpen(now))
    .orderBy(...newestFirst)
    .execute();
}

/** Ends a notification for good. Undefined if there is none with that id. `wasOpen` is false if it had ended before. */
export async function endNotification(
  db: Db,
  number: number,
  now: Date,
): Promise<{ readonly wasOpen: boolean } | undefined> {
  const ended = await db
    .update(marketingNotification)
    .set({ until: earliestEnd(now) })
    .where(and(eq(id, number), isOpen(now)))
    .returning({ id });
  if (ended.length > 0) return { wasOpen: true };
  const known = await db.select({ id }).from(marketingNotification).where(eq(id, number));
  return known.length > 0 ? { wasOpen: false } : undefined;
}

/** The same bounds as in the queries: `from` is inclusive, `until` is exclusive. */
export function stateOfNotification(
  { from, until }: Pick<MarketingNotification, 'from' | 'until'>,
  now: Date,
): 'coming' | 'running' | 'ended' {
  if (until && (until <= now || until <= from)) return 'ended';
  return from <= now ? 'running' : 'coming';
}
