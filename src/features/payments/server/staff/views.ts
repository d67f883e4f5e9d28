import type { Db } from '#platform/database/database.ts';
import { readPage } from '#platform/server/staff/read-page.ts';
import { actionLine, listActions } from '#platform/server/staff/staff-actions.ts';
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
} from '../../staff-payment-lines.ts';
import { hasReceipt, orderAddress, pricedItemOf, receiptAddress } from '../order.ts';
import {
  countOrders,
  findWholeOrder,
  listProblems,
  type PaymentOrder,
  type PaymentProblem,
  searchOrders,
  type WholeOrder,
} from '../store/orders.ts';

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
  const { reference, state, email, createdAt, deliveredAt, provider } = order;
  return {
    reference,
    state,
    ...pricedItemOf(order),
    email,
    createdAt: createdAt.getTime(),
    isDelivered: deliveredAt !== null,
    isSandbox: provider === 'sandbox',
  };
}

function problemLine({ transaction, order }: PaymentProblem): StaffProblem[] {
  const { id, provider, problem, reference, currency, amount, email, createdAt } = transaction;
  if (!problem) return [];
  const at = createdAt.getTime();
  return [
    { id, provider, problem, reference: order ?? reference, hasOrder: order !== null, currency, amount, email, at },
  ];
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
  };
}

function factsOf({ order }: WholeOrder, secret: string, language: Language): StaffPayment {
  const { reference, provider, apiClient, userId, expiresAt, paidAt, deliveredAt } = order;
  return {
    ...orderLine(order),
    language: order.language,
    provider,
    apiClient,
    hasAccount: userId !== null,
    expiresAt: expiresAt.getTime(),
    paidAt: paidAt?.getTime() ?? null,
    deliveredAt: deliveredAt?.getTime() ?? null,
    page: orderAddress(secret, reference, language),
    receipt: hasReceipt(order) ? receiptAddress(secret, reference) : undefined,
  };
}

function attemptsOf({ transactions, events }: WholeOrder): StaffAttempt[] {
  return transactions.map(({ id, status, currency, amount, email, problem, createdAt }) => ({
    id,
    status,
    currency,
    amount,
    email,
    problem,
    createdAt: createdAt.getTime(),
    events: events
      .filter(({ transactionId }) => transactionId === id)
      .map(({ status, sentAt, receivedAt }) => {
        return { status, sentAt: sentAt.getTime(), receivedAt: receivedAt.getTime() };
      }),
  }));
}
