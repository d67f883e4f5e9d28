import { findOrder } from '#database/payments/find-order.ts';
import type { PaymentOrder } from '#database/payments/make-order.ts';
import { readOrderReference } from '#database/payments/order-reference.ts';
import { isOrderKey } from './order-address.ts';
import type { PaymentParts } from './payment-parts.ts';

/** The order that a reference and its key open. Whether there is one without the right key is told to nobody. */
export async function findOpenedOrder(
  { database, secretOf }: Pick<PaymentParts, 'database' | 'secretOf'>,
  typed: string,
  key: string,
): Promise<PaymentOrder | undefined> {
  const reference = readOrderReference(typed);
  if (!reference || !isOrderKey(await secretOf(), reference, key)) return undefined;
  return findOrder(database.db, reference);
}
