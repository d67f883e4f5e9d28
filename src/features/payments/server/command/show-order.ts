import type { Db } from '#platform/database/database.ts';
import { CommandError, type Output } from '#platform/server/commands/command.ts';
import { findOrder } from '../store/find-order.ts';
import { readOrderReference } from '../store/order-reference.ts';
import { transactionsOfAll } from '../store/order-transactions.ts';
import { orderTable } from './order-table.ts';
import { transactionTable } from './transaction-table.ts';

export async function showOrder(db: Db, typed: string, output: Output): Promise<void> {
  const reference = readOrderReference(typed);
  const order = reference && (await findOrder(db, reference));
  if (!order) throw new CommandError(`There is no order ${typed}. A reference looks like P-7KQ2-94MX-3HTW.`);
  const attempts = await transactionsOfAll(db, [order.id]);
  output(orderTable([order]));
  output('');
  output(attempts.length === 0 ? 'Nobody has tried to pay it.' : transactionTable(attempts));
}
