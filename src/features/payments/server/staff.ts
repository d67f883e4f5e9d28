import { randomUUID } from 'node:crypto';
import { and, eq, inArray, like } from 'drizzle-orm';
import { readCorrespondence } from '#features/tickets/server/write-first.ts';
import { currentTime } from '#platform/database/clock.ts';
import type { Db } from '#platform/database/database.ts';
import { pick } from '#platform/database/queries.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { actionLine, listActions, readPage } from '#platform/server/staff/staff-actions.ts';
import type { Language } from '#site/languages.ts';
import type { StaffPlace } from '#site/staff.ts';
import { refundedAmount } from '../payment-answer.ts';
import {
  type StaffAttempt,
  type StaffPayment,
  type StaffPaymentLine,
  type StaffPaymentsView,
  type StaffPaymentView,
  type StaffProblem,
  staffPaymentFilters,
} from '../staff-payment-lines.ts';
import { detailsOf, findBilling, type OrderBilling } from './billing.ts';
import { hasReceipt, orderAddress, pricedItemOf, receiptAddress } from './order.ts';
import { listRefunds, type PaymentRefund, refundView } from './refunds.ts';
import {
  countOrders,
  findWholeOrder,
  listProblems,
  type PaymentOrder,
  type PaymentProblem,
  searchOrders,
  type WholeOrder,
} from './store/orders.ts';
import { orderBilling } from './tables.ts';
import { undoableUntil } from './withdraw-delivery.ts';

const pageSize = 25;
/** There should be none. A longer list would not help the team. */
const mostProblems = 50;

export async function paymentsView(db: Db, place: StaffPlace): Promise<StaffPaymentsView> {
  const { q: search = '', page = 1 } = place;
  const filter = staffPaymentFilters.find((one) => one === place.filter);
  const [{ rows, ...paged }, counts] = await Promise.all([
    readPage(page, pageSize, (part) => searchOrders(db, { text: search, filter, ...part })),
    countOrders(db, search),
  ]);
  const problems = (await listProblems(db, mostProblems)).flatMap(problemLine);
  return { kind: 'payments', search, filter, counts, payments: await orderLines(db, rows), problems, ...paged };
}

/** With the names of their buyers and what was returned. */
export async function orderLines(db: Db, orders: readonly PaymentOrder[]): Promise<StaffPaymentLine[]> {
  const ids = orders.map(({ id }) => id);
  const [billings, refunds] = await Promise.all([
    db.select().from(orderBilling).where(inArray(orderBilling.orderId, ids)),
    listRefunds(db, ids),
  ]);
  return orders.map((order) =>
    orderLine(order, {
      billing: billings.find(({ orderId }) => orderId === order.id),
      refunds: refunds.filter(({ orderId }) => orderId === order.id),
    }),
  );
}

interface OrderRows {
  readonly billing: OrderBilling | undefined;
  readonly refunds: readonly PaymentRefund[];
}

function orderLine(order: PaymentOrder, { billing, refunds }: OrderRows): StaffPaymentLine {
  return {
    ...pick(order, 'reference', 'state', 'email'),
    ...pricedItemOf(order),
    name: billing?.name ?? null,
    company: billing?.company ?? null,
    refunded: refundedAmount(refunds.map(refundView)),
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
  const [actions, billing, refunds, receiptSentAt] = await Promise.all([
    listActions(db, { subject: reference, limit: latestActions }),
    findBilling(db, found.order.id),
    listRefunds(db, [found.order.id]),
    receiptSent(db, reference),
  ]);
  return {
    kind: 'payment',
    payment: factsOf(found, { billing, refunds }, await secretOf(), language),
    billing: billing && { ...detailsOf(billing), at: billing.updatedAt.getTime(), invoice: billing.invoiceNumber },
    refunds: refunds.map((refund) => ({
      ...refundView(refund),
      ...pick(refund, 'reason', 'providerReference'),
      isReported: refund.transactionId !== null,
    })),
    receiptSentAt,
    formId: randomUUID(),
    attempts: attemptsOf(found),
    actions: actions.map(actionLine),
    correspondence: await readCorrespondence(db, found.order),
  };
}

/** When the first receipt left; null if none did. */
async function receiptSent(db: Db, reference: string): Promise<number | null> {
  const { key, sentAt, state } = outboxMessage;
  const [sent] = await db
    .select({ sentAt })
    .from(outboxMessage)
    .where(and(like(key, `payment:${reference}:approved%`), eq(state, 'sent')))
    .orderBy(sentAt)
    .limit(1);
  return sent?.sentAt?.getTime() ?? null;
}

function factsOf({ order }: WholeOrder, rows: OrderRows, secret: string, language: Language): StaffPayment {
  const { reference, userId, expiresAt, paidAt, deliveredAt, deliveryNote } = order;
  const until = undoableUntil(order) ?? 0;
  return {
    ...orderLine(order, rows),
    deliveryNote,
    undoUntil: until > currentTime().getTime() ? until : null,
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
