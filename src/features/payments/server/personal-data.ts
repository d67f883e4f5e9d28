import { and, asc, inArray, isNull, notInArray, or, type SQL } from 'drizzle-orm';
import { eraseMailAbout, eraseMailAboutMoney } from '#platform/server/mail/personal-data.ts';
import { type DataOwner, exportRow, isAbout, type PersonalData, tablesOf } from '#platform/server/personal-data.ts';
import { writeAmount } from '#site/money.ts';
import { listRefunds } from './refunds.ts';
import { isOwnPayment, type PaymentOrder, type PaymentTransaction, transactionsOfAll } from './store/orders.ts';
import {
  orderBilling,
  paymentEvent,
  paymentOrder,
  paymentRefund,
  paymentTransaction,
  sandboxEvent,
  sandboxTransaction,
} from './tables.ts';

const table = tablesOf('payments');

const orders = table(
  paymentOrder,
  {
    id: 'bookkeeping',
    reference: 'status',
    requestId: 'bookkeeping',
    userId: 'bookkeeping',
    email: 'payer',
    emailCorrectedAt: 'status',
    language: 'order',
    productId: 'order',
    quoteReference: 'order',
    planId: 'order',
    emails: 'order',
    currency: 'order',
    amount: 'order',
    taxes: 'order',
    openLines: 'order',
    provider: 'order',
    apiClient: 'order',
    state: 'status',
    createdAt: 'status',
    expiresAt: 'status',
    paidAt: 'status',
    deliveredAt: 'status',
    deliveryId: 'bookkeeping',
    deliveryNote: 'status',
    nextCheckAt: 'bookkeeping',
    checks: 'bookkeeping',
    lastCheckAt: 'bookkeeping',
    ownerDeletedAt: 'bookkeeping',
  },
  {
    kept: [
      ...(['reference', 'email', 'language', 'productId', 'quoteReference', 'planId', 'emails', 'currency'] as const),
      ...(['amount', 'taxes', 'openLines', 'provider', 'apiClient', 'state', 'createdAt', 'expiresAt'] as const),
      ...(['paidAt', 'deliveredAt', 'deliveryNote', 'emailCorrectedAt'] as const),
    ],
  },
);

const billing = table(
  orderBilling,
  {
    orderId: 'bookkeeping',
    kind: 'billing',
    name: 'billing',
    company: 'billing',
    taxIdType: 'billing',
    taxId: 'billing',
    street: 'billing',
    city: 'billing',
    region: 'billing',
    postalCode: 'billing',
    country: 'billing',
    phone: 'billing',
    updatedAt: 'billing',
    invoiceNumber: 'billing',
    invoicedAt: 'billing',
  },
  {
    kept: [
      ...(['kind', 'name', 'company', 'taxIdType', 'taxId', 'street', 'city', 'region', 'postalCode'] as const),
      ...(['country', 'phone', 'updatedAt', 'invoiceNumber', 'invoicedAt'] as const),
    ],
  },
);

const refunds = table(
  paymentRefund,
  {
    id: 'bookkeeping',
    orderId: 'bookkeeping',
    amount: 'refunds',
    reason: 'refunds',
    note: 'refunds',
    providerReference: 'refunds',
    transactionId: 'refunds',
    isExtra: 'refunds',
    refundedAt: 'refunds',
    createdAt: 'refunds',
  },
  {
    kept: ['amount', 'reason', 'note', 'providerReference', 'transactionId', 'isExtra', 'refundedAt', 'createdAt'],
  },
);

const attempts = table(
  paymentTransaction,
  {
    provider: 'attempts',
    id: 'attempts',
    orderId: 'bookkeeping',
    reference: 'attempts',
    status: 'attempts',
    currency: 'attempts',
    amount: 'attempts',
    email: 'attempts',
    problem: 'attempts',
    settledAt: 'attempts',
    createdAt: 'attempts',
    updatedAt: 'attempts',
  },
  {
    kept: ['provider', 'id', 'reference', 'status', 'currency', 'amount', 'email', 'problem', 'createdAt', 'updatedAt'],
  },
);

const events = table(
  paymentEvent,
  { key: 'bookkeeping', transactionId: 'attempts', status: 'attempts', sentAt: 'attempts', receivedAt: 'attempts' },
  { kept: ['transactionId', 'status', 'sentAt', 'receivedAt'] },
);

const testPayments = table(sandboxTransaction, {
  id: 'test',
  reference: 'test',
  outcome: 'test',
  currency: 'test',
  amount: 'test',
  email: 'test',
  fullName: 'test',
  createdAt: 'test',
  settlesAt: 'test',
});

const testEvents = table(sandboxEvent, {
  id: 'bookkeeping',
  transactionId: 'test',
  status: 'test',
  body: 'test',
  dueAt: 'test',
  attempts: 'bookkeeping',
  endedAt: 'bookkeeping',
});

/** Money that moved, also if it was returned: the accounts name it. */
const moneyStatuses = ['APPROVED', 'VOIDED'] as const;

export const paymentData: PersonalData = {
  area: 'payments',
  tables: [orders, billing, refunds, attempts, events, testPayments, testEvents],
  erases: ['orders'],
  keeps: [
    { what: 'payments', for: 'payments' },
    { what: 'orders', for: 'unpaid-orders' },
  ],

  async collect(db, owner) {
    const own = await db.select().from(paymentOrder).where(isOwnPayment(owner)).orderBy(asc(paymentOrder.createdAt));
    const tried = [
      ...(await transactionsOfAll(db, idsOf(own))),
      ...(await db.select().from(paymentTransaction).where(isUnmatched(owner))),
    ];
    const heard = await db
      .select()
      .from(paymentEvent)
      .where(inArray(paymentEvent.transactionId, idsOf(tried)));
    const attempt = (one: PaymentTransaction) => ({
      ...exportRow(attempts, one),
      amount: writeAmount(one.amount, one.currency),
      events: heard.filter(({ transactionId }) => transactionId === one.id).map((event) => exportRow(events, event)),
    });
    const invoiced = await db
      .select()
      .from(orderBilling)
      .where(inArray(orderBilling.orderId, idsOf(own)));
    const returned = await listRefunds(db, idsOf(own));
    const tests = await db.select().from(sandboxTransaction).where(isTestFor(own));
    const testNews = await db
      .select()
      .from(sandboxEvent)
      .where(inArray(sandboxEvent.transactionId, idsOf(tests)));
    return {
      orders: own.map((order) => ({
        ...exportRow(orders, order),
        amount: writeAmount(order.amount, order.currency),
        billing: invoiced.filter(({ orderId }) => orderId === order.id).map((one) => exportRow(billing, one)),
        refunds: returned
          .filter(({ orderId }) => orderId === order.id)
          .map((one) => ({ ...exportRow(refunds, one), amount: writeAmount(one.amount, order.currency) })),
        attempts: tried.filter(({ orderId }) => orderId === order.id).map(attempt),
      })),
      withoutOrder: tried.filter(({ orderId }) => orderId === null).map(attempt),
      tests: tests.map((test) => ({
        ...exportRow(testPayments, test),
        amount: writeAmount(test.amount, test.currency),
      })),
      testEvents: testNews.map((event) => exportRow(testEvents, event)),
    };
  },

  /** Before quotes, in the order in which a payment locks them; otherwise there could be a deadlock. */
  async erase(tx, owner, { now, removeLater }) {
    const own = await tx
      .select()
      .from(paymentOrder)
      .where(isOwnPayment(owner))
      .orderBy(asc(paymentOrder.id))
      .for('update');
    const tried = await transactionsOfAll(tx, idsOf(own));
    const isMoneyFor = (id: string) =>
      tried.some(({ orderId, status }) => orderId === id && moneyStatuses.some((one) => one === status));
    const isPaid = (order: PaymentOrder) => wasPaid(order) || isMoneyFor(order.id);
    const [paid, unpaid] = [own.filter(isPaid), own.filter((order) => !isPaid(order))];
    // Without the request id: a request that is sent again must not find an order that only the team may see.
    const hidden = { userId: null, requestId: null, ownerDeletedAt: now };
    await tx
      .update(paymentOrder)
      .set(hidden)
      .where(inArray(paymentOrder.id, idsOf(own)));
    await tx
      .update(paymentOrder)
      .set({ email: null })
      .where(inArray(paymentOrder.id, idsOf(unpaid)));
    await tx.delete(orderBilling).where(inArray(orderBilling.orderId, idsOf(unpaid)));
    const isNoMoney = notInArray(paymentTransaction.status, [...moneyStatuses]);
    await tx
      .update(paymentTransaction)
      .set({ email: null })
      .where(or(inArray(paymentTransaction.orderId, idsOf(unpaid)), and(isUnmatched(owner), isNoMoney)));
    const tests = await tx.delete(sandboxTransaction).where(isTestFor(own)).returning({ id: sandboxTransaction.id });
    await tx.delete(sandboxEvent).where(inArray(sandboxEvent.transactionId, idsOf(tests)));
    const namesOf = (some: readonly PaymentOrder[]) => [
      ...some.map(({ reference }) => `payment:${reference}`),
      ...tried
        .filter(({ orderId }) => some.some(({ id }) => id === orderId))
        .map(({ provider, id }) => `payment:${provider}:${id}`),
    ];
    await eraseMailAboutMoney(tx, namesOf(paid), removeLater);
    await eraseMailAbout(tx, namesOf(unpaid), removeLater);
  },
};

/** Also if the money was returned later. */
export function wasPaid({ paidAt, state }: Pick<PaymentOrder, 'paidAt' | 'state'>): boolean {
  return paidAt !== null || state === 'paid' || state === 'voided';
}

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

/** Attempts that match no order, with an address of this person. */
function isUnmatched(owner: DataOwner): SQL | undefined {
  const { email, createdAt: at, orderId } = paymentTransaction;
  return and(isNull(orderId), isAbout(owner, { email, at }));
}

function isTestFor(own: readonly PaymentOrder[]): SQL {
  const references = own.map(({ reference }) => reference);
  return inArray(sandboxTransaction.reference, references);
}
