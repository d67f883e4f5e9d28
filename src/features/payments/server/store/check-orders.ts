import { and, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { clockSlack } from '#platform/database/clock-slack.ts';
import type { Db } from '#platform/database/database.ts';
import { paymentOrder } from '../tables.ts';
import type { PaymentOrder } from './orders.ts';

const minute = 60_000;

/** Minutes until the provider is asked again: soon at first, then more and more seldom. */
const pauses = [2, 3, 5, 10, 20, 40, 60, 180, 360, 720] as const;

/** Orders that nobody pays are left in peace after so long; one that is still with the bank is not. */
const unpaidChecks = 12;

export function firstCheckAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + pauses[0] * minute);
}

const { id, nextCheckAt, lastCheckAt, checks, state } = paymentOrder;

/** In SQL, so that several servers can claim at once: the pause after so many checks, in minutes. */
const pauseOf = sql`(array[${sql.raw(pauses.join(', '))}])[least(${checks} + 1, ${pauses.length})]`;
/** Orders that fell due together do not do so for ever: a tenth more or less. */
const moreOrLess = sql`(0.9 + random() * 0.2)`;
/** Milliseconds that an order can have been put off for. */
export const longestPause = sql`${pauseOf} * 1.1 * ${sql.raw(String(minute))}`;

/** Takes orders that are due to be asked about. Each is due again later, also if whoever took it is killed. */
export async function claimDueOrders(db: Db, now: Date, most: number): Promise<PaymentOrder[]> {
  const due = db
    .$with('due')
    .as(
      db
        .select({ id })
        .from(paymentOrder)
        .where(lte(nextCheckAt, now))
        .orderBy(nextCheckAt)
        .limit(most)
        .for('update', { skipLocked: true }),
    );
  const next = sql`${now.toISOString()}::timestamptz + make_interval(secs => ${pauseOf} * 60 * ${moreOrLess})`;
  return db
    .with(due)
    .update(paymentOrder)
    .set({ nextCheckAt: next, lastCheckAt: now })
    .where(inArray(id, db.select({ id: due.id }).from(due)))
    .returning();
}

/** The provider has answered. What nobody pays is left in peace after so many answers. */
export async function countCheck(db: Db, orderId: string): Promise<void> {
  const isGivenUp = sql`${checks} + 1 >= ${unpaidChecks} and ${state} <> 'pending'`;
  await db
    .update(paymentOrder)
    .set({
      nextCheckAt: sql`case when ${isGivenUp} then null else ${nextCheckAt} end`,
      // It need not be exact for ever, and must not outgrow its column.
      checks: sql`least(${checks} + 1, 1000)`,
    })
    .where(eq(id, orderId));
}

/** May it be asked about now, because somebody wants to know? Of several who want to, one is enough. */
export async function claimCheck(db: Db, orderId: string, now: Date, pause: number): Promise<boolean> {
  // Or to come: then a clock was ahead.
  const isAhead = gt(lastCheckAt, new Date(now.getTime() + clockSlack));
  const isLongAgo = or(isNull(lastCheckAt), lt(lastCheckAt, new Date(now.getTime() - pause)), isAhead);
  const claimed = await db
    .update(paymentOrder)
    .set({ lastCheckAt: now })
    .where(and(eq(id, orderId), isLongAgo))
    .returning({ id });
  return claimed.length > 0;
}

/** Nobody has even tried to pay it in time. */
export async function expireOrder(db: Db, orderId: string): Promise<void> {
  await db
    .update(paymentOrder)
    .set({ state: 'expired' })
    .where(and(eq(id, orderId), eq(state, 'open')));
}
