import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import {
  type Command,
  type CommandContext,
  CommandError,
  type Output,
  textTable,
} from '#platform/server/commands/command.ts';
import { msPerMinute } from '#site/durations.ts';
import { writeAmount } from '#site/money.ts';
import { type CheckDeps, checkEach } from './check-order.ts';
import { listOrdersWithoutPayment, listUnsettledOrders } from './store/check-orders.ts';
import {
  findWholeOrder,
  listProblems,
  type PaymentOrder,
  type PaymentTransaction,
  readOrderReference,
  searchOrders,
} from './store/orders.ts';

function orderTable(orders: readonly PaymentOrder[]): string {
  const cells = orders.map(({ createdAt, reference, state, currency, amount, email, provider, ...bought }) => [
    ...[createdAt.toISOString().slice(0, 16), reference, state],
    ...[
      `${currency.toUpperCase()} ${writeAmount(amount, currency)}`,
      bought.quoteReference ?? `${bought.productId} ${bought.planId ?? 'top-up'}`,
    ],
    ...[provider, email ?? ''],
  ]);
  return textTable(['ordered', 'reference', 'state', 'amount', 'product', 'provider', 'e-mail'], cells);
}

const problems: Readonly<Record<NonNullable<PaymentTransaction['problem']>, string>> = {
  unknownOrder: 'no order has this reference',
  otherAmount: 'the order costs something else',
  paidTwice: 'the order was paid already',
};

function transactionTable(transactions: readonly PaymentTransaction[]): string {
  const cells = transactions.map(({ updatedAt, id, reference, status, currency, amount, problem, email }) => [
    ...[updatedAt.toISOString().slice(0, 16), id, reference, status],
    ...[`${currency} ${writeAmount(amount, currency)}`, problem ? problems[problem] : '', email ?? ''],
  ]);
  return textTable(['when', 'transaction', 'reference', 'status', 'amount', 'problem', 'e-mail'], cells);
}

/** Milliseconds that a bank may take before the team should check the order. */
const pendingTooLong = 30 * msPerMinute;

/** Far more problems than there should ever be. */
const maxProblems = 1_000;

/** Asks the provider about every unsettled order, and shows what does not match. */
async function reconcile(output: Output, context: CommandContext): Promise<void> {
  const { db } = context;
  output(await checkUnsettled(context));
  const unmatched = (await listProblems(db, maxProblems)).map(({ transaction }) => transaction);
  output(`\nPaid without order: ${unmatched.length}`);
  if (unmatched.length > 0) output(transactionTable(unmatched));
  const waiting = await listOrdersWithoutPayment(db, new Date(currentTime().getTime() - pendingTooLong));
  output(`\nOrder without payment: ${waiting.length}`);
  if (waiting.length > 0) output(orderTable(waiting));
}

async function checkUnsettled(context: CommandContext): Promise<string> {
  const { db, provider } = context;
  if (!provider) return 'Card payments are off, so no provider was asked. This is what the database has:';
  const unsettled = (await listUnsettledOrders(db)).filter((order) => order.provider === provider.name);
  const { failed } = await checkEach(unsettled, provider, { ...context, database: { db } });
  const answered = unsettled.length - failed.length;
  const summary = `The provider was asked about ${answered} of ${unsettled.length} orders that were not settled.`;
  if (failed.length === 0) return summary;
  return `${summary} It did not answer about ${failed.map(({ reference }) => reference).join(', ')}: try again later.`;
}

async function showOrder(db: Db, typed: string, output: Output): Promise<void> {
  const reference = readOrderReference(typed);
  const found = reference && (await findWholeOrder(db, reference));
  if (!found) throw new CommandError(`There is no order ${typed}. A reference looks like P-7KQ2-94MX-3HTW.`);
  const { order, transactions } = found;
  output(orderTable([order]));
  output('');
  output(transactions.length === 0 ? 'There was no attempt to pay it.' : transactionTable(transactions));
}

declare module '#platform/server/commands/command.ts' {
  interface CommandContext {
    readonly log: CheckDeps['log'];
    readonly provider: CheckDeps['provider'];
  }
}

const shown = 30;

const help = `Shows what was paid by card, and whether it matches the payment provider's records.

  npm run payments                       the ${shown} newest orders
  npm run payments -- --show <reference> one order with its attempts to pay
  npm run payments -- --reconcile        asks the provider about every order that is not settled, applies its
                                         answers, and shows what does not match: paid without order, order without
                                         payment

A running server asks the provider too, less and less often as an order gets older.`;

/** Milliseconds: orders are checked one after the other, and the provider may be slow. */
const patience = 10 * msPerMinute;

export const payments: Command = {
  help,
  patience,
  asksProvider: true,
  async run(args, output, context) {
    const { db } = context;
    const [option, reference, ...more] = args;
    if (option === undefined) {
      const orders = await searchOrders(db, { limit: shown });
      return output(orders.length === 0 ? 'There are no orders yet.' : orderTable(orders));
    }
    if (option === '--show' && reference !== undefined && more.length === 0) return showOrder(db, reference, output);
    if (option === '--reconcile' && reference === undefined) return reconcile(output, context);
    throw new CommandError('payments accepts --show <reference> and --reconcile. See npm run payments -- --help');
  },
};
