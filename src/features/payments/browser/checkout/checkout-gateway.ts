import { callSite } from '#platform/browser/calls/call-site.ts';
import { newId } from '#platform/browser/new-id.ts';
import { timeoutOrUndefined } from '#platform/browser/promises.ts';
import type { createTransaction, getPaymentState } from '../../contract.ts';
import type { CheckoutGateway } from './buying.ts';
import type { WidgetCheckout } from './widget.ts';

declare global {
  interface Window {
    WidgetCheckout?: WidgetCheckout;
  }
}

/** Milliseconds. If the widget has not loaded by then, the visitor goes to the checkout page. */
const loadWidgetTimeout = 10_000;

let loading: Promise<void> | undefined;

/** Loads the provider's script once, when a visitor is about to pay. Undefined: the widget is not available. */
async function loadWidget(address: string): Promise<WidgetCheckout | undefined> {
  loading ??= addScript(address);
  await timeoutOrUndefined(loadWidgetTimeout, loading);
  return window.WidgetCheckout;
}

function addScript(address: string): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      // The next click tries again.
      script.remove();
      loading = undefined;
      reject(new Error(`${address} cannot be loaded`));
    };
    document.head.append(script);
  });
}

/** Milliseconds. The visitor has closed the window and waits for the result. */
const stateTimeout = 6000;

export const checkoutGateway: CheckoutGateway = {
  order: (purchase) => callSite<typeof createTransaction>('/pay/transactions/create', purchase),
  fetchState: async (order) => {
    const call = callSite<typeof getPaymentState>('/pay/transactions/state', order);
    const answer = await timeoutOrUndefined(stateTimeout, call);
    return answer?.CODE === 1 ? answer.DATA.state : undefined;
  },
  loadWidget,
  go: (address) => location.assign(address),
  newId,
  now: () => Date.now(),
};
