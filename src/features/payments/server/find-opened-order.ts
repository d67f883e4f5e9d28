import { isOrderKey } from './order-address.ts';
import type { PaymentDeps } from './payment-parts.ts';
import { findOrder } from './store/find-order.ts';
import { readOrderReference } from './store/order-reference.ts';
import type { PaymentOrder } from './store/payment-rows.ts';

/** The order that a reference and its key open. Whether there is one without the right key is told to nobody. */
export async function findOpenedOrder(
  { database, secretOf }: Pick<PaymentDeps, 'database' | 'secretOf'>,
  typed: string,
  key: string,
): Promise<PaymentOrder | undefined> {
  const reference = readOrderReference(typed);
  if (!reference || !isOrderKey(await secretOf(), reference, key)) return undefined;
  return findOrder(database.db, reference);
}
