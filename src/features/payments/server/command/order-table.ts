import { textTable } from '#platform/server/commands/text-table.ts';
import { writeAmount } from '#site/amount.ts';
import type { PaymentOrder } from '../store/payment-rows.ts';

export function orderTable(orders: readonly PaymentOrder[]): string {
  const cells = orders.map(({ createdAt, reference, state, currency, amount, email, provider, ...bought }) => [
    ...[createdAt.toISOString().slice(0, 16), reference, state],
    ...[`${currency.toUpperCase()} ${writeAmount(amount)}`, productOf(bought)],
    ...[provider, email ?? ''],
  ]);
  return textTable(['ordered', 'reference', 'state', 'amount', 'product', 'provider', 'e-mail'], cells);
}

function productOf({
  productId,
  planId,
  quoteReference,
}: Pick<PaymentOrder, 'productId' | 'planId' | 'quoteReference'>) {
  return quoteReference ?? `${productId} ${planId ?? 'top-up'}`;
}
