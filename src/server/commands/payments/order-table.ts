import type { PaymentOrder } from '#database/payments/make-order.ts';
import { writeAmount } from '#site/payments/amount.ts';
import { textTable } from '../text-table.ts';

export function orderTable(orders: readonly PaymentOrder[]): string {
  const cells = orders.map(({ createdAt, reference, state, currency, amount, productId, planId, email, provider }) => [
    ...[createdAt.toISOString().slice(0, 16), reference, state],
    ...[`${currency.toUpperCase()} ${writeAmount(amount)}`, `${productId} ${planId ?? 'top-up'}`],
    ...[provider, email ?? ''],
  ]);
  return textTable(['ordered', 'reference', 'state', 'amount', 'product', 'provider', 'e-mail'], cells);
}
