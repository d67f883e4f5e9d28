import { type Command, CommandError } from '#platform/server/commands/command.ts';
import type { CheckDeps } from '../check-order.ts';
import { listNewestOrders } from '../store/reconciliation.ts';
import { orderTable } from './order-table.ts';
import { reconcile } from './reconcile.ts';
import { showOrder } from './show-order.ts';

declare module '#platform/server/commands/command.ts' {
  interface CommandPlace {
    readonly payments: Omit<CheckDeps, 'database'>;
  }
}

const shown = 30;

const help = `Shows what was paid by card, and whether it agrees with what the payment provider says.

  npm run payments                       the ${shown} newest orders
  npm run payments -- --show <reference> one order with its attempts to pay
  npm run payments -- --reconcile        asks the provider about every order that is not settled, takes in what it
                                         says, and shows what does not agree: paid without order, order without payment

A server that runs asks the provider by itself, too, more and more seldom the older an order is.`;

/** Milliseconds: the provider is asked about one order after the other, and may be slow to answer. */
const patience = 10 * 60_000;

export const payments: Command = {
  help,
  patience,
  asksProvider: true,
  async run(db, args, output, place) {
    const [option, reference, ...more] = args;
    if (option === undefined) {
      const orders = await listNewestOrders(db, shown);
      return output(orders.length === 0 ? 'Nobody has ordered anything yet.' : orderTable(orders));
    }
    if (option === '--show' && reference !== undefined && more.length === 0) return showOrder(db, reference, output);
    if (option === '--reconcile' && reference === undefined) return reconcile(db, output, place);
    throw new CommandError('payments knows --show <reference> and --reconcile. See npm run payments -- --help');
  },
};
