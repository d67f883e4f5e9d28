import { desc, eq, inArray } from 'drizzle-orm';
import type { PaymentOrder } from '#features/payments/server/store/payment-rows.ts';
import { paymentOrder } from '#features/payments/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import { readQuoteReference } from '#platform/database/reference-code.ts';
import { quote } from '../tables.ts';
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
