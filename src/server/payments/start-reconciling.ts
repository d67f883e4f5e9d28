import { claimDueOrders } from '#database/payments/check-orders.ts';
import { checkEach } from './check-each.ts';
import type { CheckParts } from './check-order.ts';
import type { PaymentProvider } from './providers/provider.ts';

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
    const { provider, database } = parts;
    if (!provider) return;
    // One of the provider before can be asked about nowhere any more.
    const due = (await claimDueOrders(database.db, new Date(), atOnce)).filter(isOf(provider));
    const { failed } = await checkEach(due, provider, parts, () => isStopping);
    // Said once, and not at every look, until the provider is back.
    if (failed.length > 0 && !isProviderAway) parts.log.warn({ orders: failed.length }, 'the provider did not answer');
    isProviderAway = failed.length > 0 || (isProviderAway && due.length === 0);
  }

  function lookRegularly(): void {
    working = look()
      .catch((error: unknown) => parts.log.error({ err: error }, 'payments could not be checked'))
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

const isOf =
  ({ name }: PaymentProvider) =>
  (order: { readonly provider: string }) =>
    order.provider === name;
