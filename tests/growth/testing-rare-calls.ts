import { deleteForTest } from '../../src/app/testing-deletion.ts';
import { overviewView } from '../../src/features/overview/server/staff.ts';
import {
  listOrdersWithoutPayment,
  listUnsettledOrders,
} from '../../src/features/payments/server/store/check-orders.ts';
import { countOrders } from '../../src/features/payments/server/store/orders.ts';
import { matchText } from '../../src/features/tickets/server/store/match-text.ts';
import { readConfig } from '../../src/platform/server/config/config.ts';
import type { HotCall } from './testing-hot-calls.ts';
import { idOf, knownPerson } from './testing-many-rows.ts';

const config = readConfig({});

/** Rare calls by the team or the owners of data. They may read a whole table, and are measured. */
export function rareCalls(now: Date): HotCall[] {
  const owner = { id: idOf('user', knownPerson.number), email: knownPerson.email };
  return [
    { name: 'rare: overview of a month', run: (db) => overviewView(db, { span: '30' }, config, now) },
    { name: 'rare: overview of a year', run: (db) => overviewView(db, { span: 'year' }, config, now) },
    { name: 'rare: two letters that stand nowhere', run: (db) => matchText(db, 'zq') },
    { name: 'rare: how many orders', run: (db) => countOrders(db, '') },
    { name: 'rare: orders without a payment', run: (db) => listOrdersWithoutPayment(db, now) },
    { name: 'rare: unsettled orders', run: (db) => listUnsettledOrders(db) },
    { name: 'rare: an account is deleted', run: (db) => deleteForTest(db, owner, now) },
  ];
}
