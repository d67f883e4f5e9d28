import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, lt, not, or } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { paymentOrder } from '../tables/payment-order.ts';
import { paymentTransaction } from '../tables/payment-transaction.ts';
import type { PaymentTransaction } from './apply-transaction.ts';
import type { PaymentOrder } from './make-order.ts';

/** Money that the provider took and that pays for nothing here, the oldest first. What went back is settled. */
export function listPaidWithoutOrder(db: Db): Promise<PaymentTransaction[]> {
  return db
    .select()
    .from(paymentTransaction)
    .where(and(eq(paymentTransaction.status, 'APPROVED'), isNotNull(paymentTransaction.problem)))
    .orderBy(asc(paymentTransaction.createdAt))
    .execute();
}

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

/** Those that are not settled, whether it is time to ask about them or not. */
export function listUnsettledOrders(db: Db): Promise<PaymentOrder[]> {
  return db
    .select()
    .from(paymentOrder)
    .where(inArray(paymentOrder.state, ['open', 'pending']))
    .orderBy(asc(paymentOrder.createdAt))
    .execute();
}

export function listNewestOrders(db: Db, most: number): Promise<PaymentOrder[]> {
  return db.select().from(paymentOrder).orderBy(desc(paymentOrder.createdAt)).limit(most).execute();
}
