import { announce } from '#platform/browser/announce.ts';
import { callSite } from '#platform/browser/calls/call-site.ts';
import type { getPaymentState } from '../contract.ts';
import { isUnsettled } from '../payment-states.ts';
import { announceApproval } from './announce-approval.ts';
import { watchOrder } from './watch-order.ts';

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
