import { asc, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { paymentTransaction } from '../tables.ts';
import type { PaymentTransaction } from './payment-rows.ts';

/** Every attempt to pay for these orders, the oldest first. */
export function transactionsOfAll(db: Db, orderIds: readonly string[]): Promise<PaymentTransaction[]> {
  const { orderId, createdAt, id } = paymentTransaction;
  return db
    .select()
    .from(paymentTransaction)
    .where(inArray(orderId, [...orderIds]))
    .orderBy(asc(createdAt), asc(id))
    .execute();
}
