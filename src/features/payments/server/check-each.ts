import { type CheckDeps, checkOrder } from './check-order.ts';
import { type PaymentProvider, ProviderFailure } from './providers/provider.ts';
import { countCheck } from './store/check-orders.ts';
import type { PaymentOrder } from './store/payment-rows.ts';

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
