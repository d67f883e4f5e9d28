import type { PaymentOrder } from '#database/payments/make-order.ts';
import type { OrderView } from '#site/payments/payment-answer.ts';
import { receiptAddress } from '../order-address.ts';
import { currencyOf } from '../stored-values.ts';

/** An order as its page shows it. `checkout`: where it can be paid, if it still can. */
export function orderView(order: PaymentOrder, secret: string, checkout: string | undefined): OrderView {
  const { reference, state, productId, planId, emails, email, createdAt, paidAt, expiresAt, deliveredAt } = order;
  const isPayable = state === 'open' && expiresAt.getTime() > Date.now();
  return {
    ...{ reference, state, productId },
    planId: planId ?? undefined,
    emails: emails ?? undefined,
    money: { minor: order.amount, currency: currencyOf(order) },
    createdAt: createdAt.getTime(),
    paidAt: paidAt?.getTime(),
    expiresAt: expiresAt.getTime(),
    isDelivered: deliveredAt !== null,
    sentTo: email ? hideMostOf(email) : undefined,
    receipt: paidAt ? receiptAddress(secret, reference) : undefined,
    checkout: isPayable ? checkout : undefined,
    isSandbox: order.provider === 'sandbox',
  };
}

/** The page may be seen by others than its visitor: `ana@example.com` as `a•••@example.com`. */
export function hideMostOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return at > 0 ? `${first}•••${email.slice(at)}` : '•••';
}
