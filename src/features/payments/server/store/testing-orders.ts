import type { Db } from '#platform/database/database.ts';
import { paymentOrder, paymentTransaction } from '../tables.ts';
import { newOrderReference, type PaymentOrder, type PaymentTransaction } from './orders.ts';

/** Inserts an order of the small package of bulk e-mail, unpaid and without an account. */
export async function insertTestOrder(db: Db, change: Partial<PaymentOrder> = {}): Promise<PaymentOrder> {
  const createdAt = change.createdAt ?? new Date();
  const paidAt = change.state === 'paid' || change.state === 'voided' ? createdAt : null;
  const [inserted] = await db
    .insert(paymentOrder)
    .values({
      reference: newOrderReference(),
      language: 'es',
      productId: 4,
      planId: 'small',
      currency: 'cop',
      amount: 4_000_000,
      provider: 'wompi',
      createdAt,
      expiresAt: new Date(createdAt.getTime() + 1_800_000),
      paidAt,
      ...change,
    })
    .returning();
  if (!inserted) throw new Error('The database did not insert the order');
  return inserted;
}

/** An approved attempt to pay for an order. */
export async function insertApprovedTransaction(
  db: Db,
  { id: orderId, reference, currency, amount, createdAt }: PaymentOrder,
  change: Partial<PaymentTransaction> = {},
): Promise<PaymentTransaction> {
  const [inserted] = await db
    .insert(paymentTransaction)
    .values({
      provider: 'wompi',
      id: `test-${reference}`,
      orderId,
      reference,
      status: 'APPROVED',
      currency,
      amount,
      createdAt,
      updatedAt: createdAt,
      ...change,
    })
    .returning();
  if (!inserted) throw new Error('The database did not insert the transaction');
  return inserted;
}
