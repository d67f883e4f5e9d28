import { asc, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { actionLine, listActions } from '#platform/server/staff/staff-actions.ts';
import type { Language } from '#site/languages.ts';
import type { StaffAttempt, StaffPayment, StaffPaymentView } from '../../staff-payment-lines.ts';
import { hasReceipt, orderAddress, receiptAddress } from '../order.ts';
import type { PaymentOrder, PaymentTransaction } from '../store/orders.ts';
import { findOrder, transactionsOfAll } from '../store/orders.ts';
import { paymentEvent } from '../tables.ts';
import { orderLine } from './payments-view.ts';

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

type PaymentEvent = typeof paymentEvent.$inferSelect;

interface WholeOrder {
  readonly order: PaymentOrder;
  readonly transactions: readonly PaymentTransaction[];
  /** The provider's events about them, in the order of arrival. */
  readonly events: readonly PaymentEvent[];
}

async function findWholeOrder(db: Db, reference: string): Promise<WholeOrder | undefined> {
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
