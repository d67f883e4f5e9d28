import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/database/database.ts';
import { amount, moment, type SamplePerson } from '#platform/server/testing-personal-data.ts';
import { newOrderReference } from './store/orders.ts';
import {
  orderBilling,
  paymentEvent,
  paymentOrder,
  paymentRefund,
  paymentTransaction,
  sandboxEvent,
  sandboxTransaction,
} from './tables.ts';

/** Orders that were paid, of which one is for this quote, and one that was not. */
export async function insertPaymentData(
  db: Db,
  { gone, kept, userId, email, before }: SamplePerson,
  { paidQuote }: { readonly paidQuote: string },
) {
  const orderOf = (from: string) => ({
    id: randomUUID(),
    reference: newOrderReference(),
    requestId: randomUUID(),
    userId,
    email: from,
    language: 'es',
    productId: 4,
    planId: 'small',
    emails: 77_001,
    currency: 'cop',
    amount: amount(),
    taxes: [{ name: `${kept} tax`, rate: 1900, minor: 100 }],
    openLines: [`${kept} line`],
    emailCorrectedAt: moment(),
    provider: 'sandbox',
    apiClient: `${kept} client`,
    createdAt: moment(),
    expiresAt: moment(),
    deliveredAt: moment(),
    deliveryNote: `${kept} delivery`,
  });
  const attemptOf = (mark: string, order: { id: string; reference: string }, status: 'APPROVED' | 'DECLINED') => ({
    provider: 'sandbox',
    // The provider's number stays with the order, without an address.
    id: `${kept} attempt ${mark === kept ? 1 : mark.length}`,
    orderId: order.id,
    reference: order.reference,
    status,
    currency: 'COP',
    amount: amount(),
    email: `${mark}-payer@example.com`,
    problem: 'paidTwice' as const,
    settledAt: moment(),
    createdAt: moment(),
    updatedAt: moment(),
  });
  const unpaid = orderOf(email);
  const paid = orderOf(`${kept}@example.com`);
  const paysQuote = { ...orderOf(`${kept}@example.com`), productId: null, quoteReference: paidQuote };
  await db.insert(paymentOrder).values([
    { ...unpaid, state: 'declined' },
    { ...paid, state: 'paid', paidAt: moment() },
    { ...paysQuote, state: 'paid', paidAt: moment() },
  ]);
  const billingOf = (mark: string, { id: orderId }: { id: string }) => ({
    orderId,
    kind: 'company' as const,
    name: `${mark} buyer`,
    company: `${mark} company`,
    taxIdType: 'nit',
    taxId: `${mark} id`,
    street: `${mark} street`,
    city: `${mark} city`,
    region: `${mark} region`,
    postalCode: `${mark}`.slice(0, 20),
    country: 'CO',
    phone: `${mark} phone`,
    updatedAt: moment(),
    invoiceNumber: `${mark} invoice`,
    invoicedAt: moment(),
  });
  await db.insert(orderBilling).values([billingOf(gone, unpaid), billingOf(kept, paid)]);
  await db.insert(paymentRefund).values({
    orderId: paid.id,
    amount: amount(),
    reason: 'discount',
    note: `${kept} refund note`,
    providerReference: `${kept} refund`,
    transactionId: `${kept} returned`,
    isExtra: true,
    refundedAt: moment(),
    createdAt: moment(),
  });
  const attempts = [attemptOf(gone, unpaid, 'DECLINED'), attemptOf(kept, paid, 'APPROVED')];
  const unmatched = {
    ...attemptOf(`${gone}2`, unpaid, 'DECLINED'),
    orderId: null,
    email: before,
    createdAt: new Date(0),
  };
  await db.insert(paymentTransaction).values([...attempts, unmatched]);
  await db.insert(paymentEvent).values({
    key: randomUUID(),
    transactionId: `${kept} attempt 1`,
    status: 'APPROVED',
    sentAt: moment(),
    receivedAt: moment(),
  });
  await db.insert(sandboxTransaction).values({
    id: `${gone} test`,
    reference: paid.reference,
    outcome: 'APPROVED',
    currency: 'COP',
    amount: amount(),
    email: `${gone}-card@example.com`,
    fullName: `${gone} card`,
    createdAt: moment(),
    settlesAt: moment(),
  });
  await db.insert(sandboxEvent).values({
    transactionId: `${gone} test`,
    status: 'APPROVED',
    body: { email: `${gone} body` },
    dueAt: moment(),
  });
  return { unpaid: unpaid.reference, paid: paid.reference };
}
