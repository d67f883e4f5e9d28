import { callSite } from '#platform/browser/calls/call-site.ts';
import { newId } from '#platform/browser/new-id.ts';
import { timeoutOrUndefined } from '#platform/browser/timeout-or-undefined.ts';
import type { createTransaction, getPaymentState } from '../../contract.ts';
import type { CheckoutGateway } from './buying.ts';
import { loadWidget } from './load-widget.ts';

/** Milliseconds. Whoever has closed the window looks at the page, and waits for a word. */
const patience = 6000;

/** The world around a purchase, in a browser. */
export const checkoutGateway: CheckoutGateway = {
  order: (purchase) => callSite<typeof createTransaction>('/pay/transactions/create', purchase),
  askState: async (order) => {
    const asked = callSite<typeof getPaymentState>('/pay/transactions/state', order);
    const answer = await timeoutOrUndefined(patience, asked);
    return answer?.CODE === 1 ? answer.DATA.state : undefined;
  },
  loadWidget,
  go: (address) => location.assign(address),
  newId,
  now: () => Date.now(),
};
