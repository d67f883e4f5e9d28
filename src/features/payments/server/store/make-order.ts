import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { type CountedLimit, consumeRateLimits } from '#platform/database/limits/rate-limits.ts';
import { triesForCode } from '#platform/database/reference-code.ts';
import { paymentOrder } from '../tables.ts';
import { beginQuote } from './begin-quote.ts';
import { newOrderReference } from './order-reference.ts';
import type { PaymentOrder } from './payment-rows.ts';

export type NewOrder = Omit<typeof paymentOrder.$inferInsert, 'id' | 'reference' | 'state' | 'paidAt' | 'deliveredAt'>;

/**
 * Makes an order. The same request id again, even at the same moment, makes no second one and answers the first;
 * `other`: that id was used for something else. An open order of the same quote is answered again; `settled`: it is
 * paid, or its payment is with the bank.
 */
export async function makeOrder(
  db: Db,
  values: NewOrder,
  limits: readonly CountedLimit[],
): Promise<PaymentOrder | 'other' | 'settled'> {
  return db.transaction(async (tx) => {
    const before = await findFirst(tx, values.requestId);
    if (before) return isSamePurchase(before, values) ? before : 'other';
    const begun = values.quoteReference && (await beginQuote(tx, values.quoteReference, values));
    return begun || insertOrder(tx, values, limits);
  });
}

async function insertOrder(tx: Db, values: NewOrder, limits: readonly CountedLimit[]): Promise<PaymentOrder | 'other'> {
  for (let left = triesForCode; left > 0; left--) {
    const row = { ...values, reference: newOrderReference() };
    const [made] = await tx.insert(paymentOrder).values(row).onConflictDoNothing().returning();
    if (made) {
      await consumeRateLimits(tx, limits, values.createdAt);
      return made;
    }
    const first = await findFirst(tx, values.requestId);
    if (first) return isSamePurchase(first, values) ? first : 'other';
  }
  throw new Error('No free reference for an order was found');
}

async function findFirst(tx: Db, requestId: NewOrder['requestId']): Promise<PaymentOrder | undefined> {
  if (!requestId) return undefined;
  const [first] = await tx.select().from(paymentOrder).where(eq(paymentOrder.requestId, requestId));
  return first;
}

function isSamePurchase(one: PaymentOrder, other: NewOrder): boolean {
  const same = ['currency', 'amount', 'provider'] as const;
  const sameOrNone = ['productId', 'quoteReference', 'planId'] as const;
  return (
    same.every((field) => one[field] === other[field]) &&
    sameOrNone.every((field) => one[field] === (other[field] ?? null))
  );
}
