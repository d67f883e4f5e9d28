import type { getPaymentState } from '#contracts/transactions.ts';
import { isUnsettled } from '#site/payments/payment-states.ts';
import { announce } from '../announce.ts';
import { callSite } from '../calls/call-site.ts';
import { announceApproval } from '../payment/announce-approval.ts';
import { watchOrder } from '../payment/watch-order.ts';

/** The page of an order: loads again when the order has become something else, so that the server tells what. */
export default function enhancePayment(host: HTMLElement): void {
  const { reference = '', key = '', state = '', changed = '' } = host.dataset;
  if (state === 'paid') announceApproval(reference);
  if (!isUnsettled(state)) return;
  const ask = async () => {
    const answer = await callSite<typeof getPaymentState>('/pay/transactions/state', { reference, key });
    return answer.CODE === 1 ? answer.DATA.state : undefined;
  };
  const onChange = () => {
    announce(changed, document.documentElement.lang);
    location.reload();
  };
  watchOrder({ ask, state, onChange });
}
