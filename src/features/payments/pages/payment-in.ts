import type { Page } from '#platform/page/page.ts';
import type { PaymentAnswer } from '../payment-answer.ts';

/** What became of a payment, where the page was drawn to say so. */
export function paymentIn({ live }: Page): PaymentAnswer | undefined {
  return live?.path === '/payment' ? live.payment : undefined;
}
