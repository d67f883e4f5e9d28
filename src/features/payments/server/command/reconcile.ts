import type { Db } from '#platform/database/database.ts';
import type { CommandPlace, Output } from '#platform/server/commands/command.ts';
import { checkEach } from '../check-each.ts';
import { listProblems } from '../store/list-problems.ts';
import { listOrdersWithoutPayment, listUnsettledOrders } from '../store/reconciliation.ts';
import { orderTable } from './order-table.ts';
import { transactionTable } from './transaction-table.ts';

/** Milliseconds that a bank may take before the team should look at it. */
const patience = 30 * 60_000;

/** Far more than there should ever be. */
const shown = 1_000;

/** Asks about everything that is not settled, and shows what does not agree. */
export async function reconcile(db: Db, output: Output, place: CommandPlace): Promise<void> {
  output(await askAboutAll(db, place));
  const lost = (await listProblems(db, shown)).map(({ transaction }) => transaction);
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
  const { failed } = await checkEach(unsettled, provider, { ...payments, database: { db } });
  const asked = unsettled.length - failed.length;
  const summary = `The provider was asked about ${asked} of ${unsettled.length} orders that were not settled.`;
  if (failed.length === 0) return summary;
  return `${summary} It did not answer about ${failed.map(({ reference }) => reference).join(', ')}: try again later.`;
}
