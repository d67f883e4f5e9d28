import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { paymentOrder } from '../tables.ts';
import { lockQuote } from './begin-quote.ts';
import type { PaymentOrder } from './payment-rows.ts';

/**
 * Was the quote that this order pays paid by another order before? Money that arrives late is never refused, so two
 * orders of one quote can both be paid, and the team has to know. Of two at once one comes first: the quote is locked.
 */
export async function isQuotePaid(tx: Db, { id, quoteReference }: PaymentOrder): Promise<boolean> {
  if (!quoteReference) return false;
  await lockQuote(tx, quoteReference);
  const [other] = await tx
    .select({ id: paymentOrder.id })
    .from(paymentOrder)
    .where(
      and(eq(paymentOrder.quoteReference, quoteReference), eq(paymentOrder.state, 'paid'), ne(paymentOrder.id, id)),
    )
    .limit(1);
  return other !== undefined;
}
