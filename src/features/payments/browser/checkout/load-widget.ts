import { timeoutOrUndefined } from '#platform/browser/timeout-or-undefined.ts';
import type { WidgetCheckout } from './widget.ts';

declare global {
  interface Window {
    WidgetCheckout?: WidgetCheckout;
  }
}

/** Milliseconds. A window that has not come by then is replaced by a page. */
const patience = 10_000;

let loading: Promise<void> | undefined;

/** Loads the provider's script, once, and only when a visitor is about to pay. Undefined: there is no window to be had. */
export async function loadWidget(address: string): Promise<WidgetCheckout | undefined> {
  loading ??= addScript(address);
  await timeoutOrUndefined(patience, loading);
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
