import type { Db } from '#platform/database/database.ts';
import { actionLine, listActions } from '#platform/server/staff/staff-actions.ts';
import type { Language } from '#site/languages.ts';
import type { StaffAttempt, StaffPayment, StaffPaymentView } from '../../staff-payment-lines.ts';
import { hasReceipt } from '../has-receipt.ts';
import { orderAddress, receiptAddress } from '../order-address.ts';
import { findWholeOrder, type WholeOrder } from '../store/find-whole-order.ts';
import { orderLine } from './payments-view.ts';

/** What the team did to one order; the log has the rest. */
const latestActions = 20;

interface Deps {
  readonly secretOf: () => Promise<string>;
  readonly language: Language;
}

/** Undefined: there is none of that reference. */
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
