import { desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../database.ts';
import type { PaymentOrder } from '../payments/payment-rows.ts';
import { paymentOrder } from '../tables/payment-order.ts';
import { quote } from '../tables/quote.ts';
import { readQuoteReference } from './quote-reference.ts';
import type { StoredQuote } from './quote-rows.ts';

/** However its number was typed. */
export async function findQuote(db: Db, typed: string): Promise<StoredQuote | undefined> {
  const reference = readQuoteReference(typed);
  if (!reference) return undefined;
  const [found] = await db.select().from(quote).where(eq(quote.reference, reference));
  return found;
}

/** The orders that were made to pay these quotes, the newest first. */
export function ordersOfQuotes(db: Db, references: readonly string[]): Promise<PaymentOrder[]> {
  return db
    .select()
    .from(paymentOrder)
    .where(inArray(paymentOrder.quoteReference, [...references]))
    .orderBy(desc(paymentOrder.createdAt), desc(paymentOrder.id))
    .execute();
}
