import { claimDueOrders } from '#database/payments/check-orders.ts';
import { type CheckParts, checkOrder } from './check-order.ts';
import { ProviderFailure } from './providers/provider.ts';

/** Milliseconds from one look for orders that are due to the next, more or less. */
const lookEvery = 30_000;
const atOnce = 20;

/** Asks the provider about what stays unsettled, again and again. Several servers may do it side by side. */
export function startReconciling(parts: CheckParts): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  let isProviderAway = false;
  let working: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const { provider } = parts;
    if (!provider) return;
    for (const order of await claimDueOrders(parts.database.db, new Date(), atOnce)) {
      if (isStopping) return;
      // One of the provider before: nobody can be asked any more.
      if (order.provider !== provider.name) continue;
      await checkOrder(order, provider, parts);
      isProviderAway = false;
    }
  }

  function lookRegularly(): void {
    working = look()
      .catch((error: unknown) => {
        // Said once, and not at every look, until the provider is back.
        const isKnown = error instanceof ProviderFailure && isProviderAway;
        isProviderAway ||= error instanceof ProviderFailure;
        if (!isKnown) parts.log.warn({ err: error }, 'payments could not be checked with the provider');
      })
      .finally(() => {
        if (!isStopping) timer = setTimeout(lookRegularly, lookEvery * (0.75 + Math.random() / 2)).unref();
      });
  }

  lookRegularly();
  return {
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await working;
    },
  };
}
