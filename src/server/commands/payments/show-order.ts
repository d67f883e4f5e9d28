import { asc, eq } from 'drizzle-orm';
import type { Db } from '#database/database.ts';
import { findOrder } from '#database/payments/find-order.ts';
import { readOrderReference } from '#database/payments/order-reference.ts';
import { paymentTransaction } from '#database/tables/payment-transaction.ts';
import { CommandError, type Output } from '../command.ts';
import { orderTable } from './order-table.ts';
import { transactionTable } from './transaction-table.ts';

export async function showOrder(db: Db, typed: string, output: Output): Promise<void> {
  const reference = readOrderReference(typed);
  const order = reference && (await findOrder(db, reference));
  if (!order) throw new CommandError(`There is no order ${typed}. A reference looks like P-7KQ2-94MX-3HTW.`);
  const attempts = await db
    .select()
    .from(paymentTransaction)
    .where(eq(paymentTransaction.orderId, order.id))
    .orderBy(asc(paymentTransaction.createdAt));
  output(orderTable([order]));
  output('');
  output(attempts.length === 0 ? 'Nobody has tried to pay it.' : transactionTable(attempts));
}
