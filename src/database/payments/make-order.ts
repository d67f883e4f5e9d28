import { eq } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { type CountedLimit, countUse, forgetOldCounts } from '../limits/count-use.ts';
import { paymentOrder } from '../tables/payment-order.ts';
import { newOrderReference } from './order-reference.ts';

export type PaymentOrder = typeof paymentOrder.$inferSelect;
export type NewOrder = Omit<typeof paymentOrder.$inferInsert, 'id' | 'reference' | 'state' | 'paidAt' | 'deliveredAt'>;

/** A collision of references is about as likely as being hit by a meteorite; this many are a bug. */
const tries = 5;

/**
 * Makes an order. The same request id again, even at the same moment, makes no second one and answers the first;
 * `other`: that id was used for something else.
 */
export async function makeOrder(
  db: Db,
  values: NewOrder,
  limits: readonly CountedLimit[],
): Promise<PaymentOrder | 'other'> {
  return db.transaction(async (tx) => {
    for (let left = tries; left > 0; left--) {
      const row = { ...values, reference: newOrderReference() };
      const [made] = await tx.insert(paymentOrder).values(row).onConflictDoNothing().returning();
      if (made) {
        for (const limit of limits) await countUse(tx, limit, values.createdAt);
        await forgetOldCounts(tx, values.createdAt);
        return made;
      }
      const { requestId } = values;
      const [first] = requestId
        ? await tx.select().from(paymentOrder).where(eq(paymentOrder.requestId, requestId))
        : [];
      if (first) return isSamePurchase(first, values) ? first : 'other';
    }
    throw new Error('No free reference for an order was found');
  });
}

function isSamePurchase(one: PaymentOrder, other: NewOrder): boolean {
  const same = ['productId', 'currency', 'amount', 'provider'] as const;
  return one.planId === (other.planId ?? null) && same.every((field) => one[field] === other[field]);
}
