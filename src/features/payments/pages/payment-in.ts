import type { Page } from '#platform/page/page.ts';
import type { PaymentAnswer } from '../payment-answer.ts';

/** The payment that the server rendered this page for; undefined on the prebuilt page. */
export function paymentIn({ live }: Page): PaymentAnswer | undefined {
  return live?.path === '/payment' ? live.payment : undefined;
}
