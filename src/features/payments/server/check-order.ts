import type { Database } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import { withTimeout } from '#platform/server/with-timeout.ts';
import { isUnsettled } from '../payment-answer.ts';
import { notifyOfPaymentChange } from './notify-of-payment-change.ts';
import type { PaymentDeps } from './payment-parts.ts';
import { type PaymentProvider, ProviderFailure, type ProviderTransaction } from './providers/provider.ts';
import { applyTransaction } from './store/apply-transaction.ts';
import { claimCheck, countCheck, expireOrder } from './store/check-orders.ts';
import type { PaymentOrder } from './store/orders.ts';
import { findOrder } from './store/orders.ts';

/** What is needed to ask the provider, and to take in and tell what it says. */
export type CheckDeps = Pick<PaymentDeps, 'log' | 'provider' | 'secretOf' | 'wakeMail'> & {
  readonly config: Pick<Config, 'teamEmail' | 'publicUrl'>;
  readonly database: Pick<Database, 'db'>;
};

/** Milliseconds after the end of an order's time: a payment begun in the last moment is on its way. */
const grace = 15 * 60_000;
/** Milliseconds between two questions that visitors cause about the same order. */
const visitorsPause = 5_000;
/** … and that a visitor waits for the answer. What comes later is taken in all the same. */
const visitorsPatience = 3_000;

/** Asks the provider what became of an order, and takes in what it says. Rejects with ProviderFailure. */
export async function checkOrder(order: PaymentOrder, provider: PaymentProvider, deps: CheckDeps): Promise<void> {
  const found = await provider.findByReference(order.reference);
  await takeIn(found, provider, deps);
  if (found.length === 0 && Date.now() > order.expiresAt.getTime() + grace)
    await expireOrder(deps.database.db, order.id);
}

async function takeIn(
  found: readonly ProviderTransaction[],
  { name }: PaymentProvider,
  { config, database, secretOf, wakeMail }: CheckDeps,
): Promise<void> {
  const tell = notifyOfPaymentChange(config, await secretOf());
  for (const transaction of found) {
    const reported = { ...transaction, provider: name };
    const moved = await database.db.transaction((tx) => applyTransaction(tx, reported, new Date(), tell));
    if (moved) wakeMail?.();
  }
}

/** The order as it is now: where it is not settled, the provider is asked first, unless that was done just before. */
export async function refreshOrder(order: PaymentOrder, deps: CheckDeps): Promise<PaymentOrder> {
  if (!isUnsettled(order.state)) return order;
  const { provider, database } = deps;
  const { db } = database;
  if (provider?.name !== order.provider || !(await claimCheck(db, order.id, new Date(), visitorsPause))) return order;
  const asked = checkOrder(order, provider, deps).catch((error: unknown) => {
    if (!(error instanceof ProviderFailure)) deps.log.error({ err: error }, 'an order could not be checked');
  });
  await withTimeout(visitorsPatience, asked).catch(() => undefined);
  return (await findOrder(db, order.reference)) ?? order;
}

/** Failures in a row after which the provider is taken to be away. */
const awayAfter = 3;

/**
 * Asks about one order after the other. One that cannot be asked about, or taken in, keeps no other from it; who is not
 * asked at all because the provider is away is among those that failed.
 */
export async function checkEach(
  orders: readonly PaymentOrder[],
  provider: PaymentProvider,
  deps: CheckDeps,
  isStopping: () => boolean = () => false,
): Promise<{ readonly failed: readonly PaymentOrder[] }> {
  const failed: PaymentOrder[] = [];
  let inARow = 0;
  for (const order of orders) {
    if (isStopping()) break;
    if (inARow >= awayAfter) {
      failed.push(order);
      continue;
    }
    try {
      await checkOrder(order, provider, deps);
      await countCheck(deps.database.db, order.id);
      inARow = 0;
    } catch (error) {
      if (!(error instanceof ProviderFailure)) deps.log.error({ err: error }, 'an order could not be checked');
      failed.push(order);
      inARow++;
    }
  }
  return { failed };
}
