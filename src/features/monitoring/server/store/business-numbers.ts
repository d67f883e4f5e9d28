import { count, isNotNull } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { meeting, meetingStates } from '#features/meetings/server/tables.ts';
import { countProblems } from '#features/payments/server/store/list-problems.ts';
import { paymentOrder, paymentOrderStates } from '#features/payments/server/tables.ts';
import { quote } from '#features/quotes/server/tables.ts';
import type { Db } from '#platform/database/database.ts';

type Counts = Readonly<Record<string, number>>;

/** What the company has, as far as it can be counted in a moment: none of these tables is one that grows by the minute. */
export interface BusinessNumbers {
  readonly orders: Counts;
  /** The provider is still asked about them. */
  readonly unsettled: number;
  readonly paymentProblems: number;
  readonly meetings: Counts;
  readonly quotes: number;
}

export async function readBusinessNumbers(db: Db): Promise<BusinessNumbers> {
  return {
    orders: await countBy(db, paymentOrder, paymentOrder.state, paymentOrderStates),
    unsettled: await db.$count(paymentOrder, isNotNull(paymentOrder.nextCheckAt)),
    paymentProblems: await countProblems(db),
    meetings: await countBy(db, meeting, meeting.state, meetingStates),
    quotes: await db.$count(quote),
  };
}

/** All names are there, so that a series does not begin with its second value. */
async function countBy(db: Db, table: PgTable, state: PgColumn, states: readonly string[]): Promise<Counts> {
  const found = await db.select({ state, rows: count() }).from(table).groupBy(state);
  const rows = new Map(found.map((row) => [String(row.state), row.rows]));
  return Object.fromEntries(states.map((name) => [name, rows.get(name) ?? 0]));
}
