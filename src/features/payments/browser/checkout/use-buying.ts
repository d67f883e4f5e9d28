import { useEffect, useRef, useState } from 'react';
import { callSite } from '#platform/browser/calls/call-site.ts';
import { newId } from '#platform/browser/new-id.ts';
import { timeoutOrUndefined } from '#platform/browser/promises.ts';
import type { createTransaction, getPaymentState } from '../../contract.ts';
import type { PurchaseFields } from '../../purchase-fields.ts';
import { type Buying, type CheckoutGateway, makeBuying, type Stage } from './buying.ts';
import type { WidgetCheckout } from './widget.ts';

declare global {
  interface Window {
    WidgetCheckout?: WidgetCheckout;
  }
}

/** Milliseconds. A window that has not come by then is replaced by a page. */
const loadWidgetPatience = 10_000;

let loading: Promise<void> | undefined;

/** Loads the provider's script, once, and only when a visitor is about to pay. Undefined: there is no window to be had. */
async function loadWidget(address: string): Promise<WidgetCheckout | undefined> {
  loading ??= addScript(address);
  await timeoutOrUndefined(loadWidgetPatience, loading);
  return window.WidgetCheckout;
}

function addScript(address: string): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      // Another press tries again.
      script.remove();
      loading = undefined;
      reject(new Error(`${address} cannot be loaded`));
    };
    document.head.append(script);
  });
}

const ready: Stage = { kind: 'ready' };

/** A purchase and where it stands. Where something else is to be bought, it begins again. */
export function useBuying(fields: PurchaseFields) {
  const [stage, setStage] = useState<Stage>(ready);
  const buying = useRef<Buying>(undefined);
  // Of what it says, not of which object says it.
  const asked = JSON.stringify(fields);
  useEffect(() => {
    const begun = makeBuying(JSON.parse(asked), checkoutGateway, setStage);
    buying.current = begun;
    // Whoever comes back from the checkout's page finds this one as they left it, and can buy once more.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && begun.reset();
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pageshow', onShow);
      begun.leave();
      setStage(ready);
    };
  }, [asked]);
  return { stage, buying };
}

/** Milliseconds. Whoever has closed the window looks at the page, and waits for a word. */
const patience = 6000;

/** The world around a purchase, in a browser. */
const checkoutGateway: CheckoutGateway = {
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
