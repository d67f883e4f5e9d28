import { textTable } from '#platform/server/commands/text-table.ts';
import { writeAmount } from '#site/amount.ts';
import type { PaymentTransaction } from '../store/payment-rows.ts';

const problems: Readonly<Record<NonNullable<PaymentTransaction['problem']>, string>> = {
  unknownOrder: 'no order has this reference',
  otherAmount: 'the order costs something else',
  paidTwice: 'the order was paid already',
};

export function transactionTable(transactions: readonly PaymentTransaction[]): string {
  const cells = transactions.map(({ updatedAt, id, reference, status, currency, amount, problem, email }) => [
    ...[updatedAt.toISOString().slice(0, 16), id, reference, status],
    ...[`${currency} ${writeAmount(amount)}`, problem ? problems[problem] : '', email ?? ''],
  ]);
  return textTable(['when', 'transaction', 'reference', 'status', 'amount', 'problem', 'e-mail'], cells);
}
