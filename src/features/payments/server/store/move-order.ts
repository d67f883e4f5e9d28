import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { paymentOrder } from '../tables.ts';
import { firstCheckAt } from './check-orders.ts';
import type { PaymentOrder } from './payment-rows.ts';

interface Move {
  readonly state: PaymentOrder['state'];
  /** As it was typed at the checkout, for the receipt: that is where it goes. */
  readonly email: string | undefined;
  /** An attempt is still with the bank. */
  readonly isAwaited: boolean;
  readonly now: Date;
}

/** Puts an order into its new state, and says when it is asked about again. */
export async function moveOrder(
  tx: Db,
  order: PaymentOrder,
  { state, email, isAwaited, now }: Move,
): Promise<PaymentOrder> {
  const isSettled = state === 'paid' || state === 'voided';
  const [moved] = await tx
    .update(paymentOrder)
    .set({
      state,
      email: email ?? order.email,
      paidAt: state === 'paid' ? (order.paidAt ?? now) : order.paidAt,
      // Also of an order that is paid: whoever is charged a second time has a right to know.
      nextCheckAt: isAwaited ? (order.nextCheckAt ?? firstCheckAt(now)) : isSettled ? null : order.nextCheckAt,
    })
    .where(eq(paymentOrder.id, order.id))
    .returning();
  if (!moved) throw new Error('An order was there and is not');
  return moved;
}
