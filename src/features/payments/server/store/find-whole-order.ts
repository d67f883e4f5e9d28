import { asc, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { paymentEvent } from '../tables.ts';
import { findOrder } from './find-order.ts';
import { transactionsOfAll } from './order-transactions.ts';
import type { PaymentOrder, PaymentTransaction } from './payment-rows.ts';

type PaymentEvent = typeof paymentEvent.$inferSelect;

export interface WholeOrder {
  readonly order: PaymentOrder;
  readonly transactions: readonly PaymentTransaction[];
  /** What the provider told of them, in the order in which it came. */
  readonly events: readonly PaymentEvent[];
}

export async function findWholeOrder(db: Db, reference: string): Promise<WholeOrder | undefined> {
  const order = await findOrder(db, reference);
  if (!order) return undefined;
  const transactions = await transactionsOfAll(db, [order.id]);
  const ids = transactions.map(({ id }) => id);
  const events = await db
    .select()
    .from(paymentEvent)
    .where(inArray(paymentEvent.transactionId, ids))
    .orderBy(asc(paymentEvent.receivedAt), asc(paymentEvent.sentAt), asc(paymentEvent.key));
  return { order, transactions, events };
}
