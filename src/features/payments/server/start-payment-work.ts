import { startRegularWork } from '#platform/server/start/regular-work.ts';
import type { CheckDeps } from './check-order.ts';
import { checkEach } from './check-order.ts';
import type { OpenPayments } from './open-payments.ts';
import type { PaymentProvider } from './providers/provider.ts';
import { claimDueOrders } from './store/check-orders.ts';

/** What goes on by itself once the server listens. To be stopped before the database is closed. */
export function startPaymentWork({ sandbox }: OpenPayments, deps: CheckDeps): { stop: () => Promise<void> } {
  const work = [startReconciling(deps), ...(sandbox ? [sandbox.start()] : [])];
  return { stop: async () => void (await Promise.all(work.map((one) => one.stop()))) };
}

/** Milliseconds from one look for orders that are due to the next, more or less. */
const lookEvery = 30_000;
const atOnce = 20;

/** Asks the provider about what stays unsettled, again and again. Several servers may do it side by side. */
export function startReconciling(deps: CheckDeps): { stop: () => Promise<void> } {
  const { log } = deps;
  let isProviderAway = false;

  async function look(isStopping: () => boolean): Promise<void> {
    const { provider, database } = deps;
    if (!provider) return;
    // One of the provider before can be asked about nowhere any more.
    const due = (await claimDueOrders(database.db, new Date(), atOnce)).filter(isOf(provider));
    const { failed } = await checkEach(due, provider, deps, isStopping);
    // Said once, and not at every look, until the provider is back.
    if (failed.length > 0 && !isProviderAway) log.warn({ orders: failed.length }, 'the provider did not answer');
    isProviderAway = failed.length > 0 || (isProviderAway && due.length === 0);
  }

  return startRegularWork({ every: lookEvery, work: look, log, failure: 'payments could not be checked' });
}

const isOf =
  ({ name }: PaymentProvider) =>
  (order: { readonly provider: string }) =>
    order.provider === name;
