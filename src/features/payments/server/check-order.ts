import { currentTime } from '#platform/database/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import { startRegularWork, withTimeout } from '#platform/server/timing.ts';
import { msPerMinute } from '#site/durations.ts';
import { isUnsettled } from '../payment-answer.ts';
import { notifyOfPaymentChange } from './mail.ts';
import type { OpenPayments } from './open-payments.ts';
import type { PaymentDeps } from './order.ts';
import { type PaymentProvider, ProviderFailure, type ProviderTransaction } from './providers/provider.ts';
import { applyTransaction } from './store/apply-transaction.ts';
import { claimCheck, claimDueOrders, countCheck, expireOrder } from './store/check-orders.ts';
import { findOrder, type PaymentOrder } from './store/orders.ts';

/** The dependencies for asking the provider, applying its answer and sending notifications. */
export type CheckDeps = Pick<PaymentDeps, 'log' | 'provider' | 'secretOf' | 'wakeMail'> & {
  readonly config: Pick<Config, 'teamEmail' | 'publicUrl'>;
  readonly database: Pick<Database, 'db'>;
};

/** Milliseconds after an order's deadline, for a payment that was started at the last moment. */
const grace = 15 * msPerMinute;
/** Milliseconds between two checks of the same order that visitors cause. */
const visitorsPause = 5_000;
/** Milliseconds that a visitor waits for the answer. A later answer is still applied. */
const visitorsTimeout = 3_000;

/** Asks the provider for the attempts to pay an order, and applies them. Rejects with ProviderFailure. */
export async function checkOrder(order: PaymentOrder, provider: PaymentProvider, deps: CheckDeps): Promise<void> {
  const found = await provider.findByReference(order.reference);
  await applyTransactions(found, provider, deps);
  if (found.length === 0 && currentTime().getTime() > order.expiresAt.getTime() + grace)
    await expireOrder(deps.database.db, order.id);
}

async function applyTransactions(
  found: readonly ProviderTransaction[],
  { name }: PaymentProvider,
  { config, database, secretOf, wakeMail }: CheckDeps,
): Promise<void> {
  const notify = notifyOfPaymentChange(config, await secretOf());
  for (const transaction of found) {
    const reported = { ...transaction, provider: name };
    const moved = await database.db.transaction((tx) => applyTransaction(tx, reported, currentTime(), notify));
    if (moved) wakeMail?.();
  }
}

/** Returns the current order. Asks the provider first if it is unsettled, unless that was done just before. */
export async function refreshOrder(order: PaymentOrder, deps: CheckDeps): Promise<PaymentOrder> {
  if (!isUnsettled(order.state)) return order;
  const { provider, database } = deps;
  const { db } = database;
  if (provider?.name !== order.provider || !(await claimCheck(db, order.id, currentTime(), visitorsPause)))
    return order;
  const check = checkOrder(order, provider, deps).catch((error: unknown) => {
    if (!(error instanceof ProviderFailure)) deps.log.error({ err: error }, 'an order could not be checked');
  });
  await withTimeout(visitorsTimeout, check).catch(() => undefined);
  return (await findOrder(db, order.reference)) ?? order;
}

/** Failures in a row after which the provider counts as down. */
const downAfter = 3;

/**
 * Checks one order after the other. A failed check does not stop the others; orders that are skipped because the
 * provider is down count as failed.
 */
export async function checkEach(
  orders: readonly PaymentOrder[],
  provider: PaymentProvider,
  deps: CheckDeps,
  isStopping: () => boolean = () => false,
): Promise<{ readonly failed: readonly PaymentOrder[] }> {
  const failed: PaymentOrder[] = [];
  let failuresInARow = 0;
  for (const order of orders) {
    if (isStopping()) break;
    if (failuresInARow >= downAfter) {
      failed.push(order);
      continue;
    }
    try {
      await checkOrder(order, provider, deps);
      await countCheck(deps.database.db, order.id);
      failuresInARow = 0;
    } catch (error) {
      if (!(error instanceof ProviderFailure)) deps.log.error({ err: error }, 'an order could not be checked');
      failed.push(order);
      failuresInARow++;
    }
  }
  return { failed };
}

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
    const due = (await claimDueOrders(database.db, currentTime(), batchSize)).filter(isOf(provider));
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
