import { and, desc, eq, lte, ne, or } from 'drizzle-orm';
import { quote } from '#features/quotes/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import { paymentOrder } from '../tables.ts';
import type { PaymentOrder } from './orders.ts';

interface Asked {
  readonly provider: string;
  readonly createdAt: Date;
}

/**
 * Before a quote is paid: the order that is already open for it, however many windows are; `settled` where it is paid
 * or its payment is with the bank. Undefined: an order can be made.
 */
export async function beginQuote(
  tx: Db,
  reference: string,
  { provider, createdAt }: Asked,
): Promise<PaymentOrder | 'settled' | undefined> {
  const { state, quoteReference, expiresAt } = paymentOrder;
  const ofQuote = eq(quoteReference, reference);
  // What nobody can pay any more stands in nobody's way. Should its money still arrive, it counts.
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

/** To be taken after the rows of orders, by whoever needs both. Rows that refer to the quote can still be added. */
export async function lockQuote(tx: Db, reference: string): Promise<void> {
  await tx.select({ id: quote.id }).from(quote).where(eq(quote.reference, reference)).for('no key update');
}
