import type { HeadOf } from '#platform/page/head.ts';
import type { Page } from '#platform/page/page.ts';
import { paymentIn } from './payment-in.ts';

export const head: HeadOf = (page) => ({ title: titleOf(page), description: page.words.payment.description });

function titleOf(page: Page): string {
  const { payment: words } = page.words;
  const answer = paymentIn(page);
  if (answer?.kind === 'error') return words.errors[answer.errorCode].title;
  if (answer?.kind === 'confirm') return words.confirm.title;
  // The tab's title shows the state, so that a visitor can leave a pending payment and find it again.
  return answer ? `${words.states[answer.order.state]} · ${answer.order.reference}` : words.title;
}
