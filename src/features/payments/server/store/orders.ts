import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isOwnedBy, type Owner } from '#features/accounts/server/store/account.ts';
import { quote } from '#features/quotes/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import { escapeLike, matchAllWords, whileSearching } from '#platform/database/queries.ts';
import { newCode, readCode } from '#platform/database/reference-code.ts';
import { orderBilling, paymentEvent, paymentOrder, paymentTransaction } from '../tables.ts';

export async function findOrder(db: Db, reference: string): Promise<PaymentOrder | undefined> {
  const [found] = await db.select().from(paymentOrder).where(eq(paymentOrder.reference, reference));
  return found;
}

export type PaymentOrder = typeof paymentOrder.$inferSelect;
export type PaymentTransaction = typeof paymentTransaction.$inferSelect;

/** Such as `P-7KQ2-94MX-3HTW`: long enough that it cannot be guessed. */
export function newOrderReference(): string {
  return newCode('P', 3);
}

/** Normalizes a typed reference. Undefined: it is not a reference. */
export function readOrderReference(typed: string): string | undefined {
  return readCode('P', 3, typed);
}

/** Every attempt to pay for these orders, the oldest first. */
export async function transactionsOfAll(db: Db, orderIds: readonly string[]): Promise<PaymentTransaction[]> {
  const { orderId, createdAt, id } = paymentTransaction;
  return db
    .select()
    .from(paymentTransaction)
    .where(inArray(orderId, [...orderIds]))
    .orderBy(asc(createdAt), asc(id));
}

type PaymentEvent = typeof paymentEvent.$inferSelect;

export interface WholeOrder {
  readonly order: PaymentOrder;
  readonly transactions: readonly PaymentTransaction[];
  /** The provider's events about them, in the order of arrival. */
  readonly events: readonly PaymentEvent[];
}

export async function findWholeOrder(db: Db, reference: string): Promise<WholeOrder | undefined> {
  const order = await findOrder(db, reference);
  if (!order) return undefined;
  const transactions = await transactionsOfAll(db, [order.id]);
  const ids = transactions.map(({ id }) => id);
  const events = await db
    .select()
    .from(paymentEvent)
    .where(inArray(paymentEvent.transactionId, ids))
    .orderBy(asc(paymentEvent.receivedAt), asc(paymentEvent.sentAt), asc(paymentEvent.key));
  return { order, transactions, events };
}

/** Not those of a deleted account, even if someone with its address opens another. */
export const isOwnPayment = (owner: Owner) => and(isOwnedBy(owner, paymentOrder), isNull(paymentOrder.ownerDeletedAt));

/** The newest first. */
export async function listOwnPayments(db: Db, owner: Owner, limit: number): Promise<PaymentOrder[]> {
  return db
    .select()
    .from(paymentOrder)
    .where(isOwnPayment(owner))
    .orderBy(desc(paymentOrder.createdAt), desc(paymentOrder.id))
    .limit(limit);
}

/** `undelivered`: paid, and the team has still to do what was paid for. */
type Filter = PaymentOrder['state'] | 'undelivered';

interface OrderQuery {
  /** As typed: a reference, an address, a name, a tax id, or the provider's number. Omitted or empty: all orders. */
  readonly text?: string;
  readonly filter?: Filter | undefined;
}

/** The newest first. */
export async function searchOrders(
  db: Db,
  { text = '', filter, limit, offset = 0 }: OrderQuery & { readonly limit: number; readonly offset?: number },
): Promise<PaymentOrder[]> {
  const search = (tx: Db) =>
    tx
      .select()
      .from(paymentOrder)
      .where(and(matches(text), filter && inState(filter)))
      .orderBy(desc(paymentOrder.createdAt), asc(paymentOrder.reference))
      .limit(limit)
      .offset(offset);
  return whileSearching(db, text, search);
}

/** The number of orders in each state that match the text. */
export async function countOrders(db: Db, text: string): Promise<Readonly<Record<Filter, number>>> {
  const { state, deliveredAt } = paymentOrder;
  const isUndelivered = isNull(deliveredAt);
  const counted = {
    state,
    orders: count(),
    undelivered: sql<number>`count(*) filter (where ${isUndelivered})`.mapWith(Number),
  };
  const search = (tx: Db) => tx.select(counted).from(paymentOrder).where(matches(text)).groupBy(state);
  const rows = await whileSearching(db, text, search);
  const undelivered = rows.find((row) => row.state === 'paid')?.undelivered ?? 0;
  const of = (name: PaymentOrder['state']) => rows.find((row) => row.state === name)?.orders ?? 0;
  return {
    open: of('open'),
    pending: of('pending'),
    expired: of('expired'),
    error: of('error'),
    declined: of('declined'),
    paid: of('paid'),
    voided: of('voided'),
    undelivered,
  };
}

/** How many were paid, and wait for the team to deliver what they are for. */
export function countUndelivered(db: Db): Promise<number> {
  return db.$count(paymentOrder, inState('undelivered'));
}

function inState(filter: Filter): SQL | undefined {
  if (filter !== 'undelivered') return eq(paymentOrder.state, filter);
  return and(eq(paymentOrder.state, 'paid'), isNull(paymentOrder.deliveredAt));
}

/** A full reference matches one order; otherwise every word must be in a reference, address, name, tax id or number. */
function matches(text: string): SQL | undefined {
  const reference = readOrderReference(text);
  if (reference) return eq(paymentOrder.reference, reference);
  return matchAllWords(text, containsWord);
}

/** Each table is searched by itself, so that it can use its own index. */
function containsWord(word: string): SQL {
  const pattern = `%${escapeLike(word)}%`;
  const { name, company, taxId } = orderBilling;
  const own = alias(paymentOrder, 'own');
  return sql`${paymentOrder.id} in (
    select ${own.id} from ${paymentOrder} as "own" where ${or(ilike(own.email, pattern), ilike(own.reference, pattern))}
    union all
    select ${paymentTransaction.orderId} from ${paymentTransaction} where ${ilike(paymentTransaction.id, pattern)}
    union all
    select ${orderBilling.orderId} from ${orderBilling} where ${or(ilike(name, pattern), ilike(company, pattern))}
    union all
    select ${orderBilling.orderId} from ${orderBilling} where ${ilike(taxId, pattern)})`;
}

export interface PaymentProblem {
  readonly transaction: PaymentTransaction;
  /** The reference of the order it was made for, where there is one. */
  readonly order: string | null;
}

const { problem, settledAt, status, createdAt, id, orderId } = paymentTransaction;

/** Money that matches no order. Once it is returned or settled, the team need not act any more. */
const isOpenProblem = and(isNotNull(problem), isNull(settledAt), ne(status, 'VOIDED'));

/** The newest first. */
export async function listProblems(db: Db, limit: number): Promise<PaymentProblem[]> {
  return db
    .select({ transaction: getTableColumns(paymentTransaction), order: paymentOrder.reference })
    .from(paymentTransaction)
    .leftJoin(paymentOrder, eq(paymentOrder.id, orderId))
    .where(isOpenProblem)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

export function countProblems(db: Db): Promise<number> {
  return db.$count(paymentTransaction, isOpenProblem);
}

interface NewPayment {
  readonly provider: string;
  readonly createdAt: Date;
}

/**
 * Returns the order that is already open for a quote, or `settled` if the quote is paid or its payment is with the
 * bank. Undefined: a new order can be created.
 */
export async function beginQuote(tx: Db, reference: string, { provider, createdAt }: NewPayment) {
  const { state, quoteReference, expiresAt } = paymentOrder;
  const ofQuote = eq(quoteReference, reference);
  // An order that can no longer be paid must not block a new one. If its money still arrives, it counts.
  const isStale = or(lte(expiresAt, createdAt), ne(paymentOrder.provider, provider));
  await tx
    .update(paymentOrder)
    .set({ state: 'expired' })
    .where(and(ofQuote, eq(state, 'open'), isStale));
  await lockQuote(tx, reference);
  const orders = await tx.select().from(paymentOrder).where(ofQuote).orderBy(desc(paymentOrder.createdAt));
  if (orders.some((order) => order.state === 'paid' || order.state === 'pending')) return 'settled';
  return orders.find((order) => order.state === 'open');
}

/** The address that a quote was made for. Undefined if its owner has deleted their account. */
export async function findQuoteEmail(db: Db, reference: string): Promise<string | undefined> {
  const [found] = await db.select({ email: quote.email }).from(quote).where(eq(quote.reference, reference));
  return found?.email || undefined;
}

/** Lock the rows of orders before this one. Rows that refer to the quote can still be added. */
export async function lockQuote(tx: Db, reference: string): Promise<void> {
  await tx.select({ id: quote.id }).from(quote).where(eq(quote.reference, reference)).for('no key update');
}
