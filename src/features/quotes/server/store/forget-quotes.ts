import { and, eq, exists, isNotNull, not } from 'drizzle-orm';
import type { Owner } from '#features/accounts/server/store/owner.ts';
import { paymentOrder } from '#features/payments/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import { quote } from '../tables.ts';
import { isOwnQuote } from './own-quotes.ts';

/**
 * What somebody who deletes their account leaves behind. A quote that money was paid for stays in the books as it was;
 * of any other the offer stays, which still can be checked by its number, and nothing of the person. Answers the
 * numbers of those.
 */
export async function forgetQuotes(tx: Db, owner: Owner): Promise<readonly string[]> {
  const paying = tx
    .select({ id: paymentOrder.id })
    .from(paymentOrder)
    .where(and(eq(paymentOrder.quoteReference, quote.reference), isNotNull(paymentOrder.paidAt)));
  const forgotten = await tx
    .update(quote)
    .set({ userId: null, name: '', email: '', company: null, note: null })
    .where(and(isOwnQuote(owner), not(exists(paying))))
    .returning({ reference: quote.reference });
  await tx.update(quote).set({ userId: null }).where(eq(quote.userId, owner.id));
  return forgotten.map(({ reference }) => reference);
}
