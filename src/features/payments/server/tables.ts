import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { user } from '#features/accounts/server/tables.ts';
import { quote } from '#features/quotes/server/tables.ts';
import { isOneOf } from '#platform/database/queries.ts';
import { orderStates, refundReasons, transactionStatuses } from '../payment-answer.ts';
import { testCardNames } from '../sandbox-checkout.ts';
import { buyerKinds } from '../tax-ids.ts';
import type { Tax } from '../taxes.ts';

/** An order, paid or not. Its price is the catalogue's at the time it was created, and does not change. */
export const paymentOrder = pgTable(
  'payment_order',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Such as `P-7KQ2-94MX-3HTW`: the id that people and the provider use. */
    reference: varchar({ length: 16 }).notNull().unique(),
    /** Created by the client: a repeated id makes no second order. */
    requestId: uuid('request_id').unique(),
    /** The account that was signed in, or the one with the payer's address. */
    userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
    /** The address for the receipt, from the account or else from the provider. */
    email: text(),
    /** When the buyer corrected the address; then the provider's no longer counts. */
    emailCorrectedAt: timestamp('email_corrected_at', { withTimezone: true }),
    language: varchar({ length: 2 }).notNull(),
    /** Null: the order pays a quote. */
    productId: integer('product_id'),
    quoteReference: varchar('quote_reference', { length: 16 }).references(() => quote.reference),
    /** Null: a top-up. */
    planId: varchar('plan_id', { length: 40 }),
    /** How many e-mails a top-up buys. */
    emails: integer(),
    currency: varchar({ length: 3 }).notNull(),
    /** In minor units, with taxes. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** The taxes in the amount. */
    taxes: jsonb().$type<readonly Tax[]>().notNull().default([]),
    /** The names of the quote's lines by agreement, which the amount does not pay for. */
    openLines: jsonb('open_lines').$type<readonly string[]>().notNull().default([]),
    provider: varchar({ length: 10 }).notNull(),
    apiClient: text('api_client'),
    state: varchar({ length: 10, enum: orderStates }).notNull().default('open'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** The team has done what was paid for. */
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    /** The id of the form that said so: it names the mail and the notification, which can be taken back for a minute. */
    deliveryId: uuid('delivery_id'),
    /** What the team wrote to the buyer with it. */
    deliveryNote: text('delivery_note'),
    /** When the order is checked with the provider again; null once no change is expected. */
    nextCheckAt: timestamp('next_check_at', { withTimezone: true }),
    checks: smallint().notNull().default(0),
    /** When it was last checked by any server, to check only every few seconds. */
    lastCheckAt: timestamp('last_check_at', { withTimezone: true }),
    /** When its owner deleted their account. From then on only the team sees the order. */
    ownerDeletedAt: timestamp('owner_deleted_at', { withTimezone: true }),
  },
  ({ state, amount, email, userId, createdAt, paidAt, deliveredAt, nextCheckAt, productId, quoteReference }) => [
    check('payment_order_state_is_known', isOneOf(state, orderStates)),
    check('payment_order_is_for_something', sql`(${productId} is null) <> (${quoteReference} is null)`),
    check('payment_order_costs_something', sql`${amount} > 0`),
    index('payment_order_created_at').on(createdAt),
    index('payment_order_paid_at').on(paidAt),
    index('payment_order_unpaid').on(createdAt).where(sql`${paidAt} is null`),
    index('payment_order_undelivered').on(createdAt).where(sql`${state} = 'paid' and ${deliveredAt} is null`),
    index('payment_order_user_id').on(userId, createdAt),
    index('payment_order_email').on(sql`lower(${email})`, createdAt),
    // One open order per quote, however many windows are open. Later states may repeat: money is never refused.
    uniqueIndex('payment_order_opens_quote_once').on(quoteReference).where(sql`${state} = 'open'`),
    index('payment_order_quote').on(quoteReference),
    index('payment_order_check').on(nextCheckAt).where(sql`${nextCheckAt} is not null`),
  ],
);

/**
 * What an invoice about an order needs. The buyer enters it before or after paying, and cannot change it once the order
 * is paid; the team can, until the invoice is issued.
 */
export const orderBilling = pgTable(
  'order_billing',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => paymentOrder.id, { onDelete: 'cascade' }),
    kind: varchar({ length: 7, enum: buyerKinds }).notNull(),
    /** The person: the buyer, or the one who buys for the company. */
    name: text().notNull(),
    /** The legal name; null for a person. */
    company: text(),
    taxIdType: varchar('tax_id_type', { length: 12 }),
    taxId: varchar('tax_id', { length: 40 }),
    street: text().notNull(),
    city: text().notNull(),
    region: text(),
    postalCode: varchar('postal_code', { length: 20 }),
    /** ISO 3166: `CO`. */
    country: varchar({ length: 2 }).notNull(),
    /** E.164 where it could be read, otherwise as typed. */
    phone: varchar({ length: 40 }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** The number of the invoice that the team issued from this. */
    invoiceNumber: varchar('invoice_number', { length: 60 }),
    invoicedAt: timestamp('invoiced_at', { withTimezone: true }),
  },
  ({ kind, company, taxId }) => [
    check('order_billing_kind_is_known', isOneOf(kind, buyerKinds)),
    check('order_billing_names_the_company', sql`(${kind} = 'company') = (${company} is not null)`),
    index('order_billing_company').on(sql`lower(trim(${company}))`).where(sql`${company} is not null`),
    index('order_billing_tax_id').on(compactTaxId(taxId)).where(sql`${taxId} is not null`),
  ],
);

/** Without what people write between the digits. `compactNumber` does the same with what is searched for. */
export function compactTaxId(taxId: SQLWrapper): SQL<string> {
  return sql<string>`translate(upper(${taxId}), ' ./-', '')`;
}

/** Money that was returned to a buyer: recorded by the team, or reported by the provider. */
export const paymentRefund = pgTable(
  'payment_refund',
  {
    /** Of the team's form, so that sending it twice records one; generated for those that the provider reports. */
    id: uuid().primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => paymentOrder.id, { onDelete: 'cascade' }),
    /** In minor units of the order's currency. */
    amount: bigint({ mode: 'number' }).notNull(),
    reason: varchar({ length: 12, enum: refundReasons }).notNull(),
    /** The team's words, which the buyer reads. */
    note: text(),
    /** The provider's number of the refund, or that of the transaction that it returned. */
    providerReference: varchar('provider_reference', { length: 100 }),
    /** The transaction that the provider reported as returned. Null: the team recorded it. */
    transactionId: varchar('transaction_id', { length: 100 }),
    /** One of two charges was returned: the order stays paid by the other, so its price is not reduced. */
    isExtra: boolean('is_extra').notNull().default(false),
    /** The day that the money was returned. */
    refundedAt: timestamp('refunded_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  ({ orderId, amount, reason, transactionId, refundedAt }) => [
    check('payment_refund_reason_is_known', isOneOf(reason, refundReasons)),
    check('payment_refund_is_money', sql`${amount} > 0`),
    index('payment_refund_order_id').on(orderId),
    index('payment_refund_refunded_at').on(refundedAt),
    uniqueIndex('payment_refund_transaction').on(orderId, transactionId).where(sql`${transactionId} is not null`),
  ],
);

/** Events of a provider, each saved once: a repeated event has the same key. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    /** Provider and checksum; the checksum covers the signed content and the time. */
    key: varchar({ length: 80 }).primaryKey(),
    transactionId: varchar('transaction_id', { length: 100 }).notNull(),
    status: varchar({ length: 10 }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  ({ transactionId, receivedAt }) => [
    index('payment_event_transaction_id').on(transactionId),
    index('payment_event_received_at').on(receivedAt),
  ],
);

/**
 * Why the team has to check a payment. `unknownOrder`: no order has that reference.
 * `otherAmount`: it is not what the order costs. `paidTwice`: the order had been paid already.
 */
const paymentProblems = ['unknownOrder', 'otherAmount', 'paidTwice'] as const;

/** One attempt to pay, as the provider reports it. */
export const paymentTransaction = pgTable(
  'payment_transaction',
  {
    provider: varchar({ length: 10 }).notNull(),
    /** The provider's id. */
    id: varchar({ length: 100 }).notNull(),
    orderId: uuid('order_id').references(() => paymentOrder.id),
    /** As the provider reports it; it may not be one of ours. */
    reference: text().notNull(),
    status: varchar({ length: 10, enum: transactionStatuses }).notNull(),
    currency: varchar({ length: 3 }).notNull(),
    /** In minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    email: text(),
    problem: varchar({ length: 12, enum: paymentProblems }),
    /** When the team marked the problem as solved. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  ({ provider, id, orderId, status, problem, createdAt }) => [
    primaryKey({ columns: [provider, id] }),
    check('payment_transaction_status_is_known', isOneOf(status, transactionStatuses)),
    index('payment_transaction_order_id').on(orderId),
    index('payment_transaction_problem').on(createdAt).where(sql`${problem} is not null`),
  ],
);

/** An event that the sandbox has to deliver, or has delivered. */
export const sandboxEvent = pgTable(
  'sandbox_event',
  {
    id: uuid().primaryKey().defaultRandom(),
    transactionId: varchar('transaction_id', { length: 60 }).notNull(),
    status: varchar({ length: 10 }).notNull(),
    /** The signed content, the same for every delivery. */
    body: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    attempts: smallint().notNull().default(0),
    /** It was answered with 200, or given up. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  ({ dueAt, endedAt }) => [index('sandbox_event_due').on(dueAt).where(sql`${endedAt} is null`)],
);

/** The sandbox's own data, which only its own module reads. It never contains a card number. */
export const sandboxTransaction = pgTable(
  'sandbox_transaction',
  {
    id: varchar({ length: 60 }).primaryKey(),
    reference: text().notNull(),
    /** The bank's decision, which it may announce later: the status follows from the clock. */
    outcome: varchar({ length: 10, enum: testCardNames }).notNull(),
    currency: varchar({ length: 3 }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    email: text().notNull(),
    fullName: text('full_name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the bank decides. */
    settlesAt: timestamp('settles_at', { withTimezone: true }).notNull(),
  },
  // One payment per reference: two forms that are sent at the same moment make one transaction.
  ({ reference }) => [uniqueIndex('sandbox_transaction_reference').on(reference)],
);
