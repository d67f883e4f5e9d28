import { and, desc, eq, lte, ne, or } from 'drizzle-orm';
import { quote } from '#features/quotes/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import { paymentOrder } from '../tables.ts';
import type { PaymentOrder } from './orders.ts';

interface NewPayment {
  readonly provider: string;
  readonly createdAt: Date;
}

/**
 * Returns the order that is already open for a quote, or `settled` if the quote is paid or its payment is with the
 * bank. Undefined: a new order can be created.
 */
export async function beginQuote(
  tx: Db,
  reference: string,
  { provider, createdAt }: NewPayment,
): Promise<PaymentOrder | 'settled' | undefined> {
  const { state, quoteReference, expiresAt } = paymentOrder;
  const ofQuote = eq(quoteReference, reference);
  // An order that can no longer be paid must not block a new one. If its money still arrives, it counts.
  const isStale = or(lte(expiresAt, createdAt), ne(paymentOrder.provider, provider));
  await tx
    .update(paymentOrder)
    .set({ state: 'expired' })
    .where(and(ofQuote, eq(state, 'open'), isStale));
  await lockQuote(tx, reference);
  const orders = await tx.select().from(paymentOrder).where(ofQuote).orderBy(desc(paymentOrder.createdAt));
  if (orders.some((order) => order.state === 'paid' || order.state === 'pending')) return 'settled';
  return orders.find((order) => order.state === 'open');
}

/** Lock the rows of orders before this one. Rows that refer to the quote can still be added. */
export async function lockQuote(tx: Db, reference: string): Promise<void> {
  await tx.select({ id: quote.id }).from(quote).where(eq(quote.reference, reference)).for('no key update');
}
