import { hideMostOf } from '#platform/server/security/hide-most-of.ts';
import type { OrderView } from '../../payment-answer.ts';
import { boughtIn } from '../bought.ts';
import { hasReceipt } from '../has-receipt.ts';
import { receiptAddress } from '../order-address.ts';
import type { PaymentOrder } from '../store/payment-rows.ts';

/** An order as its page shows it. `checkout`: where it can be paid, if it still can. */
export function orderView(order: PaymentOrder, secret: string, checkout: string | undefined): OrderView {
  const { reference, state, email, createdAt, paidAt, expiresAt, deliveredAt } = order;
  const isPayable = state === 'open' && expiresAt.getTime() > Date.now();
  return {
    reference,
    state,
    ...boughtIn(order),
    createdAt: createdAt.getTime(),
    paidAt: paidAt?.getTime(),
    expiresAt: expiresAt.getTime(),
    isDelivered: deliveredAt !== null,
    sentTo: email ? hideMostOf(email) : undefined,
    receipt: hasReceipt(order) ? receiptAddress(secret, reference) : undefined,
    checkout: isPayable ? checkout : undefined,
    isSandbox: order.provider === 'sandbox',
  };
}
