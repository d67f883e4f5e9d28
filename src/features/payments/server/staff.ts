import { and, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { readCorrespondence } from '#features/tickets/server/write-first.ts';
import { plainLine, referenceText } from '#platform/contracts/bounded-input.ts';
import type { Db } from '#platform/database/database.ts';
import { pick } from '#platform/database/queries.ts';
import {
  type ActionDeps,
  actionLine,
  type FormHandler,
  listActions,
  noteAction,
  readPage,
  wrongInput,
} from '#platform/server/staff/staff-actions.ts';
import type { Language } from '#site/languages.ts';
import type { StaffQuery } from '#site/staff.ts';
import {
  type StaffAttempt,
  type StaffPayment,
  type StaffPaymentLine,
  type StaffPaymentsView,
  type StaffPaymentView,
  type StaffProblem,
  staffPaymentFilters,
} from '../staff-payment-lines.ts';
import { hasReceipt, orderAddress, pricedItemOf, receiptAddress } from './order.ts';
import {
  countOrders,
  findWholeOrder,
  listProblems,
  type PaymentOrder,
  type PaymentProblem,
  readOrderReference,
  searchOrders,
  type WholeOrder,
} from './store/orders.ts';
import { paymentOrder, paymentTransaction } from './tables.ts';

const pageSize = 25;
/** There should be none. A longer list would not help the team. */
const mostProblems = 50;

export async function paymentsView(db: Db, place: StaffQuery): Promise<StaffPaymentsView> {
  const { q: search = '', page = 1 } = place;
  const filter = staffPaymentFilters.find((one) => one === place.filter);
  const [{ rows, ...paged }, counts] = await Promise.all([
    readPage(page, pageSize, (part) => searchOrders(db, { text: search, filter, ...part })),
    countOrders(db, search),
  ]);
  const problems = (await listProblems(db, mostProblems)).flatMap(problemLine);
  return { kind: 'payments', search, filter, counts, payments: rows.map(orderLine), problems, ...paged };
}

export function orderLine(order: PaymentOrder): StaffPaymentLine {
  return {
    ...pick(order, 'reference', 'state', 'email'),
    ...pricedItemOf(order),
    createdAt: order.createdAt.getTime(),
    isDelivered: order.deliveredAt !== null,
    isSandbox: order.provider === 'sandbox',
  };
}

function problemLine({ transaction, order }: PaymentProblem): StaffProblem[] {
  const { problem, reference, createdAt } = transaction;
  if (!problem) return [];
  const facts = pick(transaction, 'id', 'provider', 'currency', 'amount', 'email');
  return [{ ...facts, problem, reference: order ?? reference, hasOrder: order !== null, at: createdAt.getTime() }];
}

/** How many of the team's actions an order shows; the log has the rest. */
const latestActions = 20;

interface Deps {
  readonly secretOf: () => Promise<string>;
  readonly language: Language;
}

/** Undefined: no order has that reference. */
export async function paymentView(
  db: Db,
  reference: string,
  { secretOf, language }: Deps,
): Promise<StaffPaymentView | undefined> {
  const found = await findWholeOrder(db, reference);
  if (!found) return undefined;
  const actions = await listActions(db, { subject: reference, limit: latestActions });
  return {
    kind: 'payment',
    payment: factsOf(found, await secretOf(), language),
    attempts: attemptsOf(found),
    actions: actions.map(actionLine),
    correspondence: await readCorrespondence(db, found.order),
  };
}

function factsOf({ order }: WholeOrder, secret: string, language: Language): StaffPayment {
  const { reference, userId, expiresAt, paidAt, deliveredAt } = order;
  return {
    ...orderLine(order),
    ...pick(order, 'language', 'provider', 'apiClient'),
    hasAccount: userId !== null,
    expiresAt: expiresAt.getTime(),
    paidAt: paidAt?.getTime() ?? null,
    deliveredAt: deliveredAt?.getTime() ?? null,
    page: orderAddress(secret, reference, language),
    receipt: hasReceipt(order) ? receiptAddress(secret, reference) : undefined,
  };
}

function attemptsOf({ transactions, events }: WholeOrder): StaffAttempt[] {
  return transactions.map((attempt) => ({
    ...pick(attempt, 'id', 'status', 'currency', 'amount', 'email', 'problem'),
    createdAt: attempt.createdAt.getTime(),
    events: events
      .filter(({ transactionId }) => transactionId === attempt.id)
      .map(({ status, sentAt, receivedAt }) => {
        return { status, sentAt: sentAt.getTime(), receivedAt: receivedAt.getTime() };
      }),
  }));
}

/** `done` also if it was delivered before; then nothing is logged, and the first time stays. */
type DeliverOutcome = 'done' | 'unknown' | 'notPaid';

/** Marks an order as delivered. The buyer sees it on the page of the order. */
async function deliverOrder({ db, by }: ActionDeps, reference: string): Promise<DeliverOutcome> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(paymentOrder).where(eq(paymentOrder.reference, reference)).for('update');
    if (!found) return 'unknown';
    if (found.state !== 'paid') return 'notPaid';
    if (found.deliveredAt) return 'done';
    await tx.update(paymentOrder).set({ deliveredAt: by.at }).where(eq(paymentOrder.id, found.id));
    await noteAction(tx, by, { action: 'payment-delivered', subject: reference });
    return 'done';
  });
}

/** Marks the problem of a payment as solved. True also if it was solved before; then no action is recorded. */
export async function settleProblem({ db, by }: ActionDeps, transaction: { provider: string; id: string }) {
  const isThis = and(eq(paymentTransaction.provider, transaction.provider), eq(paymentTransaction.id, transaction.id));
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(paymentTransaction)
      .where(and(isThis, isNotNull(paymentTransaction.problem)))
      .for('update');
    if (!found) return false;
    if (found.settledAt) return true;
    await tx.update(paymentTransaction).set({ settledAt: by.at }).where(isThis);
    await noteAction(tx, by, { action: 'payment-settled', subject: found.reference });
    return true;
  });
}

const deliverFields = z.object({ payment: referenceText(readOrderReference) });

export const deliver: FormHandler = async (typed, deps) => {
  const { data } = deliverFields.safeParse(typed);
  if (!data) return wrongInput({ view: 'payments' });
  const place = { view: 'payment', payment: data.payment } as const;
  const outcome = await deliverOrder(deps, data.payment);
  if (outcome === 'unknown') return { place: { view: 'payments' }, status: 404, errorCode: 'unknownPayment' };
  return outcome === 'done' ? { done: 'delivered', place } : { place, status: 409, errorCode: outcome };
};

const settleFields = z.object({ provider: plainLine(10), id: plainLine(100) });

export const settle: FormHandler = async (typed, deps) => {
  const place = { view: 'payments' } as const;
  const { data } = settleFields.safeParse(typed);
  if (!data) return wrongInput(place);
  const isSettled = await settleProblem(deps, data);
  return isSettled ? { done: 'settled', place } : { place, status: 404, errorCode: 'unknownPayment' };
};
