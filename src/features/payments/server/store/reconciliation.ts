import { and, asc, eq, exists, inArray, isNull, lt, not, or } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { paymentOrder, paymentTransaction } from '../tables.ts';
import type { PaymentOrder } from './orders.ts';

/**
 * Orders with an unresolved payment, the oldest first: created before `before` and still with the bank, or marked as
 * paid without an approved payment, which must never happen.
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
  const isPaidWithoutPayment = and(eq(paymentOrder.state, 'paid'), not(exists(payments)));
  return db
    .select()
    .from(paymentOrder)
    .where(or(isWaiting, isPaidWithoutPayment))
    .orderBy(asc(paymentOrder.createdAt))
    .execute();
}

/** Unsettled orders, and orders with an attempt that is still with the bank, whether they are due or not. */
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
