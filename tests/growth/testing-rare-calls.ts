import { deleteForTest } from '../../src/app/testing-deletion.ts';
import {
  listOrdersWithoutPayment,
  listUnsettledOrders,
} from '../../src/features/payments/server/store/check-orders.ts';
import { countOrders } from '../../src/features/payments/server/store/orders.ts';
import { countLeads } from '../../src/features/tickets/server/store/find-tickets.ts';
import { searchTickets } from '../../src/features/tickets/server/store/inbox.ts';
import type { HotCall } from './testing-hot-calls.ts';
import { idOf, knownPerson } from './testing-many-rows.ts';

const month = 30 * 24 * 60 * 60_000;

/** Rare calls by the team or the owners of data. They may read a whole table, and are measured. */
export function rareCalls(now: Date): HotCall[] {
  const owner = { id: idOf('user', knownPerson.number), email: knownPerson.email };
  return [
    { name: 'rare: leads of a month', run: (db) => countLeads(db, new Date(now.getTime() - month)) },
    { name: 'rare: leads ever', run: (db) => countLeads(db, undefined) },
    { name: 'rare: two letters that stand nowhere', run: (db) => searchTickets(db, { text: 'zq', limit: 26 }) },
    { name: 'rare: how many orders', run: (db) => countOrders(db, '') },
    { name: 'rare: orders without a payment', run: (db) => listOrdersWithoutPayment(db, now) },
    { name: 'rare: unsettled orders', run: (db) => listUnsettledOrders(db) },
    { name: 'rare: an account is deleted', run: (db) => deleteForTest(db, owner, now) },
  ];
}
