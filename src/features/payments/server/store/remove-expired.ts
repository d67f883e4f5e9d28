import { and, eq, inArray, isNull, lt, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { type Batch, isThere, type RemoveBatch } from '#platform/server/retention/retention-rules.ts';
import { paymentOrder, paymentTransaction } from '../tables.ts';

const { orderId, status, problem, settledAt } = paymentTransaction;
/** Money that the team still has to look at. */
const isUnsettled = sql`(${problem} is not null and ${settledAt} is null)`;

function hasTransaction(db: Db, which: SQL): SQL {
  return isThere(
    db
      .select({ one: sql`true` })
      .from(paymentTransaction)
      .where(and(eq(orderId, paymentOrder.id), which))
      .limit(1),
  );
}

/** Orders without any payment. One that is pending at the bank stays. */
export const removeUnpaidOrders: RemoveBatch = (db, before, limit) =>
  removeOrders(db, limit, [
    lt(paymentOrder.createdAt, before),
    isNull(paymentOrder.paidAt),
    notInArray(paymentOrder.state, ['pending', 'paid', 'voided']),
    not(hasTransaction(db, sql`(${status} in ('APPROVED', 'VOIDED') or ${isUnsettled})`)),
  ]);

/** All other orders, which are accounting records. */
export const removeSettledOrders: RemoveBatch = (db, before, limit) =>
  removeOrders(db, limit, [
    lt(paymentOrder.createdAt, before),
    or(isNull(paymentOrder.paidAt), lt(paymentOrder.paidAt, before)),
    not(hasTransaction(db, isUnsettled)),
  ]);

/** With their transactions. The order is locked first, as in every change of one. */
async function removeOrders(db: Db, limit: number, which: readonly (SQL | undefined)[]): Promise<Batch> {
  return db.transaction(async (tx) => {
    const old = await tx
      .select({ id: paymentOrder.id })
      .from(paymentOrder)
      .where(and(...which))
      .orderBy(paymentOrder.createdAt)
      .limit(limit)
      .for('update', { skipLocked: true });
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return { rows: 0 };
    await tx.delete(paymentTransaction).where(inArray(orderId, ids));
    await tx.delete(paymentOrder).where(inArray(paymentOrder.id, ids));
    return { rows: ids.length };
  });
}

/** Transactions without an order, once the team has dealt with them. The others are removed with their order. */
export const removeLoneTransactions: RemoveBatch = async (db, before, limit) => {
  const old = db
    .select({ row: sql`ctid` })
    .from(paymentTransaction)
    .where(and(isNull(orderId), lt(paymentTransaction.updatedAt, before), not(isUnsettled)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const removed = await db.delete(paymentTransaction).where(sql`ctid = any(array(${old}))`).returning({ one: sql`1` });
  return { rows: removed.length };
};
