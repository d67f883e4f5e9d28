import { and, asc, eq, exists, gt, inArray, isNull, lt, lte, not, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { clockSlack, timeAfter } from '#platform/database/queries.ts';
import { msPerMinute } from '#site/durations.ts';
import { paymentOrder, paymentTransaction } from '../tables.ts';
import type { PaymentOrder } from './orders.ts';

/** Minutes until the provider is asked again: a short pause at first, then longer and longer. */
const pauses = [2, 3, 5, 10, 20, 40, 60, 180, 360, 720] as const;

/** Unpaid orders are no longer checked after this many answers, unless they are with the bank. */
const unpaidChecks = 12;

export function firstCheckAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + pauses[0] * msPerMinute);
}

const { id, nextCheckAt, lastCheckAt, checks, state } = paymentOrder;

/** The pause in minutes by the number of checks. It is in SQL, so that several servers can claim in parallel. */
const pauseOf = sql`(array[${sql.raw(pauses.join(', '))}])[least(${checks} + 1, ${pauses.length})]`;
/** Up to a tenth more or less, so that orders do not stay due at the same moment. */
const jitter = sql`(0.9 + random() * 0.2)`;
/** The longest delay of an order's next check, in milliseconds. */
const longestPause = sql`${pauseOf} * 1.1 * ${sql.raw(String(msPerMinute))}`;

/** Claims orders that are due for a check. Each is due again later, also if the server that claimed it is killed. */
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
  const next = sql`${now.toISOString()}::timestamptz + make_interval(secs => ${pauseOf} * 60 * ${jitter})`;
  return db
    .with(due)
    .update(paymentOrder)
    .set({ nextCheckAt: next, lastCheckAt: now })
    .where(inArray(id, db.select({ id: due.id }).from(due)))
    .returning();
}

/** Makes orders due that wait for longer than any pause, and returns how many there were. */
export async function makeOrdersDueAgain(db: Db, now: Date): Promise<{ readonly orders: number }> {
  const due = await db
    .update(paymentOrder)
    .set({ nextCheckAt: now })
    // The first of both conditions is for the index: it reads only what is ahead.
    .where(and(gt(nextCheckAt, now), gt(nextCheckAt, timeAfter(now, longestPause))))
    .returning({ id });
  return { orders: due.length };
}

/** Counts an answer of the provider. After enough answers an unpaid order is no longer checked. */
export async function countCheck(db: Db, orderId: string): Promise<void> {
  const isGivenUp = sql`${checks} + 1 >= ${unpaidChecks} and ${state} <> 'pending'`;
  await db
    .update(paymentOrder)
    .set({
      nextCheckAt: sql`case when ${isGivenUp} then null else ${nextCheckAt} end`,
      // Capped, so that it fits its column.
      checks: sql`least(${checks} + 1, 1000)`,
    })
    .where(eq(id, orderId));
}

/** Whether a visitor's request may check the order now. Of several simultaneous requests, one may. */
export async function claimCheck(db: Db, orderId: string, now: Date, pause: number): Promise<boolean> {
  // A last check in the future means that a server's clock was ahead.
  const isAhead = gt(lastCheckAt, new Date(now.getTime() + clockSlack));
  const isLongAgo = or(isNull(lastCheckAt), lt(lastCheckAt, new Date(now.getTime() - pause)), isAhead);
  const claimed = await db
    .update(paymentOrder)
    .set({ lastCheckAt: now })
    .where(and(eq(id, orderId), isLongAgo))
    .returning({ id });
  return claimed.length > 0;
}

/** Expires an order without any attempt to pay it. */
export async function expireOrder(db: Db, orderId: string): Promise<void> {
  await db
    .update(paymentOrder)
    .set({ state: 'expired' })
    .where(and(eq(id, orderId), eq(state, 'open')));
}

/**
 * Orders with an unresolved payment, the oldest first: created before `before` and still with the bank, or marked as
 * paid without an approved payment, which must never happen.
 */
export async function listOrdersWithoutPayment(db: Db, before: Date): Promise<PaymentOrder[]> {
  const payments = db
    .select({ id: paymentTransaction.id })
    .from(paymentTransaction)
    .where(
      and(
        eq(paymentTransaction.orderId, paymentOrder.id),
        eq(paymentTransaction.status, 'APPROVED'),
        isNull(paymentTransaction.problem),
      ),
    );
  const isWaiting = and(eq(paymentOrder.state, 'pending'), lt(paymentOrder.createdAt, before));
  const isPaidWithoutPayment = and(eq(paymentOrder.state, 'paid'), not(exists(payments)));
  return db.select().from(paymentOrder).where(or(isWaiting, isPaidWithoutPayment)).orderBy(asc(paymentOrder.createdAt));
}

/** Unsettled orders, and orders with an attempt that is still with the bank, whether they are due or not. */
export async function listUnsettledOrders(db: Db): Promise<PaymentOrder[]> {
  const awaited = db
    .select({ id: paymentTransaction.id })
    .from(paymentTransaction)
    .where(and(eq(paymentTransaction.orderId, paymentOrder.id), eq(paymentTransaction.status, 'PENDING')));
  return db
    .select()
    .from(paymentOrder)
    .where(or(inArray(paymentOrder.state, ['open', 'pending']), exists(awaited)))
    .orderBy(asc(paymentOrder.createdAt));
}
