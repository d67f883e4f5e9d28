import { startRegularWork } from '#platform/server/start/regular-work.ts';
import type { CheckDeps } from './check-order.ts';
import { checkEach } from './check-order.ts';
import type { OpenPayments } from './open-payments.ts';
import type { PaymentProvider } from './providers/provider.ts';
import { claimDueOrders } from './store/check-orders.ts';

/** Starts the background work of payments. Stop it before the database is closed. */
export function startPaymentWork({ sandbox }: OpenPayments, deps: CheckDeps): { stop: () => Promise<void> } {
  const work = [startReconciling(deps), ...(sandbox ? [sandbox.start()] : [])];
  return { stop: async () => void (await Promise.all(work.map((one) => one.stop()))) };
}

/** Approximate milliseconds between two checks for due orders. */
const checkEvery = 30_000;
const batchSize = 20;

/** Checks unsettled orders with the provider at intervals. Several servers may do it in parallel. */
export function startReconciling(deps: CheckDeps): { stop: () => Promise<void> } {
  const { log } = deps;
  let isProviderDown = false;

  async function checkDueOrders(isStopping: () => boolean): Promise<void> {
    const { provider, database } = deps;
    if (!provider) return;
    // Orders of a previous provider can no longer be checked.
    const due = (await claimDueOrders(database.db, new Date(), batchSize)).filter(isOf(provider));
    const { failed } = await checkEach(due, provider, deps, isStopping);
    // Logged once, not at every check, until the provider is back.
    if (failed.length > 0 && !isProviderDown)
      log.warn({ orders: failed.length }, 'the payment provider did not answer; its orders are checked again later');
    isProviderDown = failed.length > 0 || (isProviderDown && due.length === 0);
  }

  return startRegularWork({ every: checkEvery, work: checkDueOrders, log, failure: 'payments could not be checked' });
}

const isOf =
  ({ name }: PaymentProvider) =>
  (order: { readonly provider: string }) =>
    order.provider === name;
