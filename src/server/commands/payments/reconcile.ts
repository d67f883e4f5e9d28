import type { Db } from '#database/database.ts';
import {
  listOrdersWithoutPayment,
  listPaidWithoutOrder,
  listUnsettledOrders,
} from '#database/payments/reconciliation.ts';
import { checkOrder } from '../../payments/check-order.ts';
import { ProviderFailure } from '../../payments/providers/provider.ts';
import type { CommandPlace, Output } from '../command.ts';
import { orderTable } from './order-table.ts';
import { transactionTable } from './transaction-table.ts';

/** Milliseconds that a bank may take before the team should look at it. */
const patience = 30 * 60_000;

/** Asks about everything that is not settled, and shows what does not agree. */
export async function reconcile(db: Db, output: Output, place: CommandPlace): Promise<void> {
  output(await askAboutAll(db, place));
  const lost = await listPaidWithoutOrder(db);
  output(`\nPaid without order: ${lost.length}`);
  if (lost.length > 0) output(transactionTable(lost));
  const waiting = await listOrdersWithoutPayment(db, new Date(Date.now() - patience));
  output(`\nOrder without payment: ${waiting.length}`);
  if (waiting.length > 0) output(orderTable(waiting));
}

async function askAboutAll(db: Db, { payments }: CommandPlace): Promise<string> {
  const { provider } = payments;
  if (!provider) return 'Card payments are off: nobody was asked. What follows is what the database knows.';
  const unsettled = (await listUnsettledOrders(db)).filter((order) => order.provider === provider.name);
  let asked = 0;
  try {
    for (const order of unsettled) {
      await checkOrder(order, provider, { ...payments, database: { db } });
      asked++;
    }
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    const left = unsettled.length - asked;
    return `${error.message}: ${left} of ${unsettled.length} orders could not be asked about. Try again later.`;
  }
  return `The provider was asked about ${asked} ${asked === 1 ? 'order' : 'orders'} that were not settled.`;
}
