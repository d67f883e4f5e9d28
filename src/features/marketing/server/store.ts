import { and, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { type ActionDeps, noteAction } from '#platform/server/staff/staff-actions.ts';
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

type Deps = Pick<ActionDeps, 'db' | 'by'>;

/** The same form was sent before, and added its notification then. */
export class SentBefore extends Error {
  override readonly name = 'SentBefore';
}

/** `formId` identifies a form with what was typed. Rejects with SentBefore if it comes a second time. */
export async function addNotification({ db, by }: Deps, added: NewMarketingNotification, formId?: string) {
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(marketingNotification).values(added).returning();
    if (!row) throw new Error('The database did not save the notification');
    const details = { language: row.idioma };
    const entry = { id: formId, action: 'marketing-added', subject: String(row.id), details } as const;
    // If the same form is sent twice concurrently, the second waits here.
    if (!(await noteAction(tx, by, entry))) throw new SentBefore();
    return row;
  });
}

/** Running and future notifications; with `ended`, all. The newest first. */
export async function listNotifications(db: Db, { now, ended }: { now: Date; ended: boolean }) {
  return db
    .select()
    .from(marketingNotification)
    .where(ended ? undefined : isOpen(now))
    .orderBy(...newestFirst);
}

/** Ends a notification for good. Undefined if there is none with that id. `wasOpen` is false if it had ended before. */
export async function endNotification({ db, by }: Deps, number: number) {
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(marketingNotification)
      .set({ until: earliestEnd(by.at) })
      .where(and(eq(id, number), isOpen(by.at)))
      .returning({ id });
    if (ended.length > 0) {
      await noteAction(tx, by, { action: 'marketing-ended', subject: String(number) });
      return { wasOpen: true };
    }
    const known = await tx.select({ id }).from(marketingNotification).where(eq(id, number));
    return known.length > 0 ? { wasOpen: false } : undefined;
  });
}

/** The same bounds as in the queries: `from` is inclusive, `until` is exclusive. */
export function stateOfNotification({ from, until }: Pick<MarketingNotification, 'from' | 'until'>, now: Date) {
  if (until && (until <= now || until <= from)) return 'ended';
  return from <= now ? 'running' : 'coming';
}
