import type { Language } from '#site/languages.ts';
import type { PaymentLine } from '../payment-answer.ts';
import { boughtIn } from './bought.ts';
import { hasReceipt } from './has-receipt.ts';
import { orderAddress, receiptAddress } from './order-address.ts';
import type { PaymentOrder } from './store/payment-rows.ts';

/** An order as its buyer sees it in a list. */
export function paymentLine(order: PaymentOrder, secret: string, language: Language): PaymentLine {
  const { reference, state, createdAt, deliveredAt, provider } = order;
  return {
    reference,
    state,
    ...boughtIn(order),
    createdAt: createdAt.getTime(),
    isDelivered: deliveredAt !== null,
    isSandbox: provider === 'sandbox',
    receipt: hasReceipt(order) ? receiptAddress(secret, reference) : undefined,
    page: orderAddress(secret, reference, language),
  };
}
