import type { PaymentTransaction } from '#database/payments/apply-transaction.ts';
import { writeAmount } from '#site/payments/amount.ts';
import { textTable } from '../text-table.ts';

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
