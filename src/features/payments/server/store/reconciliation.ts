import { and, asc, desc, eq, exists, inArray, isNull, lt, not, or } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { paymentOrder, paymentTransaction } from '../tables.ts';
import type { PaymentOrder } from './orders.ts';

/**
 * Orders whose payment is owed an answer, the oldest first: begun before `before` and still with the bank, or counted as
 * paid although no payment says so, which must never be.
 */
export function listOrdersWithoutPayment(db: Db, before: Date): Promise<PaymentOrder[]> {
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
  const isPaidByNobody = and(eq(paymentOrder.state, 'paid'), not(exists(payments)));
  return db
    .select()
    .from(paymentOrder)
    .where(or(isWaiting, isPaidByNobody))
    .orderBy(asc(paymentOrder.createdAt))
    .execute();
}

/** Those that are not settled, or of which an attempt is still with the bank, whether it is time to ask or not. */
export function listUnsettledOrders(db: Db): Promise<PaymentOrder[]> {
  const awaited = db
    .select({ id: paymentTransaction.id })
    .from(paymentTransaction)
    .where(and(eq(paymentTransaction.orderId, paymentOrder.id), eq(paymentTransaction.status, 'PENDING')));
  return db
    .select()
    .from(paymentOrder)
    .where(or(inArray(paymentOrder.state, ['open', 'pending']), exists(awaited)))
    .orderBy(asc(paymentOrder.createdAt))
    .execute();
}

export function listNewestOrders(db: Db, most: number): Promise<PaymentOrder[]> {
  return db.select().from(paymentOrder).orderBy(desc(paymentOrder.createdAt)).limit(most).execute();
}
