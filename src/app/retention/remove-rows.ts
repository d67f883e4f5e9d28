import { and, eq, inArray, isNull, lt, not, notInArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { paymentOrder, paymentTransaction } from '#features/payments/server/tables.ts';
import { quote } from '#features/quotes/server/tables.ts';
import { deleteTickets } from '#features/tickets/server/store/save-ticket.ts';
import { ticket } from '#features/tickets/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import { staffAction } from '#platform/server/staff/tables.ts';

/** What one batch has removed. */
export interface Batch {
  readonly rows: number;
  /** Their files, to be removed from the disk now that the rows are gone. */
  readonly files?: readonly string[];
}

/**
 * Removes up to `limit` rows that expired before that time, the oldest first. Locked rows are left for the next time,
 * so that several servers can do this concurrently and nothing waits for it.
 */
export type RemoveBatch = (db: Db, before: Date, limit: number) => Promise<Batch>;

/** The column with the time that the retention is counted from, and a further condition. */
export type RemoveWhen = readonly [since: PgColumn, which?: (db: Db, before: Date) => SQL | undefined];

const free = { skipLocked: true } as const;

/** For a table without dependent rows, or whose dependent rows are removed by cascade. */
export function removeRows(table: PgTable, ...[since, which]: RemoveWhen): RemoveBatch {
  const [key] = getTableConfig(table).columns.filter(({ primary }) => primary);
  if (!key) throw new Error('A table without a primary key of one column needs its own removal function');
  return async (db, before, limit) => {
    const old = db
      .select({ key })
      .from(table)
      .where(and(lt(since, before), which?.(db, before)))
      .orderBy(since)
      .limit(limit)
      .for('update', free);
    // An array instead of `in`: PostgreSQL then looks each up by its key instead of reading the whole table.
    const removed = await db.delete(table).where(sql`${key} = any(array(${old}))`).returning({ one: sql`1` });
    return { rows: removed.length };
  };
}

/** Tickets in one of these states with all messages and attachments, counted from the last activity. */
export function removeTickets(
  states: readonly (typeof ticket.$inferSelect)['state'][],
  { withActions }: { readonly withActions: boolean },
): RemoveBatch {
  return (db, before, limit) =>
    db.transaction(async (tx) => {
      const old = await tx
        .select({ id: ticket.id, reference: ticket.reference })
        .from(ticket)
        .where(and(inArray(ticket.state, [...states]), lt(ticket.lastActivityAt, before)))
        .orderBy(ticket.lastActivityAt)
        .limit(limit)
        .for('update', free);
      if (old.length === 0) return { rows: 0 };
      const references = old.map(({ reference }) => reference);
      if (withActions) await tx.delete(staffAction).where(inArray(staffAction.subject, references));
      const ids = old.map(({ id }) => id);
      return { rows: old.length, files: await deleteTickets(tx, ids) };
    });
}

const { orderId, status, problem, settledAt } = paymentTransaction;
/** Money that the team still has to look at. */
const isUnsettled = sql`(${problem} is not null and ${settledAt} is null)`;

function hasTransaction(db: Db, which: SQL): SQL {
  return isThere(
    db
      .select({ one: sql`true` })
      .from(paymentTransaction)
      .where(and(eq(orderId, paymentOrder.id), which))
      .limit(1),
  );
}

/** Not `exists`, for which PostgreSQL may read the whole other table: this uses its index for each row. */
function isThere(found: SQLWrapper): SQL {
  return sql`coalesce(${found}, false)`;
}

/** Orders without any payment. One that is pending at the bank stays. */
export const removeUnpaidOrders: RemoveBatch = (db, before, limit) =>
  removeOrders(db, limit, [
    lt(paymentOrder.createdAt, before),
    isNull(paymentOrder.paidAt),
    notInArray(paymentOrder.state, ['pending', 'paid', 'voided']),
    not(hasTransaction(db, sql`(${status} in ('APPROVED', 'VOIDED') or ${isUnsettled})`)),
  ]);

/** All other orders, which are accounting records. */
export const removeSettledOrders: RemoveBatch = (db, before, limit) =>
  removeOrders(db, limit, [
    lt(paymentOrder.createdAt, before),
    or(isNull(paymentOrder.paidAt), lt(paymentOrder.paidAt, before)),
    not(hasTransaction(db, isUnsettled)),
  ]);

/** With their transactions. The order is locked first, as in every change of one. */
async function removeOrders(db: Db, limit: number, which: readonly (SQL | undefined)[]): Promise<Batch> {
  return db.transaction(async (tx) => {
    const old = await tx
      .select({ id: paymentOrder.id })
      .from(paymentOrder)
      .where(and(...which))
      .orderBy(paymentOrder.createdAt)
      .limit(limit)
      .for('update', free);
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return { rows: 0 };
    await tx.delete(paymentTransaction).where(inArray(orderId, ids));
    await tx.delete(paymentOrder).where(inArray(paymentOrder.id, ids));
    return { rows: ids.length };
  });
}

/** Transactions without an order, once the team has dealt with them. The others are removed with their order. */
export const removeLoneTransactions: RemoveBatch = async (db, before, limit) => {
  const old = db
    .select({ row: sql`ctid` })
    .from(paymentTransaction)
    .where(and(isNull(orderId), lt(paymentTransaction.updatedAt, before), not(isUnsettled)))
    .limit(limit)
    .for('update', free);
  const removed = await db.delete(paymentTransaction).where(sql`ctid = any(array(${old}))`).returning({ one: sql`1` });
  return { rows: removed.length };
};

/** A quote with an order is removed after the order. */
export function isNotOrdered(db: Db): SQL {
  const order = db
    .select({ one: sql`true` })
    .from(paymentOrder)
    .where(eq(paymentOrder.quoteReference, quote.reference))
    .limit(1);
  return not(isThere(order));
}
