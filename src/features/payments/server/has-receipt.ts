import type { PaymentOrder } from './store/payment-rows.ts';

/** There is a receipt for money that came in, also if it has gone back since. */
export function hasReceipt({ state, paidAt }: Pick<PaymentOrder, 'state' | 'paidAt'>): boolean {
  return paidAt !== null && (state === 'paid' || state === 'voided');
}
