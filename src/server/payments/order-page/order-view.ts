import type { PaymentOrder } from '#database/payments/payment-rows.ts';
import type { OrderView } from '#site/payments/payment-answer.ts';
import { hideMostOf } from '../../hide-most-of.ts';
import { boughtIn } from '../bought.ts';
import { hasReceipt } from '../has-receipt.ts';
import { receiptAddress } from '../order-address.ts';

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
