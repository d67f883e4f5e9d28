import { sql } from 'drizzle-orm';
import {
  bigint,
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

/** As in `site/payments/payment-states.ts`, which a test compares: in the order in which they may follow each other. */
export const paymentOrderStates = ['open', 'pending', 'expired', 'error', 'declined', 'paid', 'voided'] as const;

/** What somebody wants to buy, or has bought. Its price was the catalogue's when it was made, and stays. */
export const paymentOrder = pgTable(
  'payment_order',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Such as `P-7KQ2-94MX-3HTW`: what people and the provider call it by. */
    reference: varchar({ length: 16 }).notNull().unique(),
    /** Of the purchase, made by the sender: the same again makes no second order. */
    requestId: uuid('request_id').unique(),
    /** Who was signed in, or whose address paid. */
    userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
    /** Where the receipt goes. Known from the account, else when the provider tells it. */
    email: text(),
    language: varchar({ length: 2 }).notNull(),
    /** None: it pays a quote. */
    productId: integer('product_id'),
    quoteReference: varchar('quote_reference', { length: 16 }).references(() => quote.reference),
    /** None: a top-up. */
    planId: varchar('plan_id', { length: 40 }),
    /** How many e-mails a top-up buys. */
    emails: integer(),
    currency: varchar({ length: 3 }).notNull(),
    /** In minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    provider: varchar({ length: 10 }).notNull(),
    apiClient: text('api_client'),
    state: varchar({ length: 10, enum: paymentOrderStates }).notNull().default('open'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** The team has done what was paid for. */
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    /** When the provider is asked again about it; none once nothing more is to be expected. */
    nextCheckAt: timestamp('next_check_at', { withTimezone: true }),
    checks: smallint().notNull().default(0),
    /** When it was last asked, by whoever: not more often than every few seconds. */
    lastCheckAt: timestamp('last_check_at', { withTimezone: true }),
  },
  ({ state, amount, email, userId, createdAt, paidAt, nextCheckAt, productId, quoteReference }) => [
    check(
      'payment_order_state_is_known',
      sql`${state} in ('open', 'pending', 'expired', 'error', 'declined', 'paid', 'voided')`,
    ),
    check('payment_order_is_for_something', sql`(${productId} is null) <> (${quoteReference} is null)`),
    check('payment_order_costs_something', sql`${amount} > 0`),
    index('payment_order_created_at').on(createdAt),
    index('payment_order_unpaid').on(createdAt).where(sql`${paidAt} is null`),
    index('payment_order_user_id').on(userId, createdAt),
    index('payment_order_email').on(sql`lower(${email})`, createdAt),
    // However many windows are open. Later states are not in it: money that arrives is never refused.
    uniqueIndex('payment_order_opens_quote_once').on(quoteReference).where(sql`${state} = 'open'`),
    index('payment_order_quote').on(quoteReference),
    index('payment_order_check').on(nextCheckAt).where(sql`${nextCheckAt} is not null`),
  ],
);

/** What a provider told us, once: the same event again finds its key taken. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    /** Provider and checksum, which belongs to what was told and to the moment of telling. */
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

/** In the order in which they may follow each other: an approval outweighs a refusal that was told of the same attempt. */
export const paymentTransactionStatuses = ['PENDING', 'ERROR', 'DECLINED', 'APPROVED', 'VOIDED'] as const;

/**
 * Why the team has to look at money that came in. `unknownOrder`: nothing was ordered under that reference.
 * `otherAmount`: it is not what the order costs. `paidTwice`: the order had been paid already.
 */
const paymentProblems = ['unknownOrder', 'otherAmount', 'paidTwice'] as const;

/** One attempt to pay, as the provider tells of it. */
export const paymentTransaction = pgTable(
  'payment_transaction',
  {
    provider: varchar({ length: 10 }).notNull(),
    /** The provider's. */
    id: varchar({ length: 100 }).notNull(),
    orderId: uuid('order_id').references(() => paymentOrder.id),
    /** As the provider tells it, which may be none of ours. */
    reference: text().notNull(),
    status: varchar({ length: 10, enum: paymentTransactionStatuses }).notNull(),
    currency: varchar({ length: 3 }).notNull(),
    /** In minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    email: text(),
    problem: varchar({ length: 12, enum: paymentProblems }),
    /** Somebody of the team has put the problem right. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  ({ provider, id, orderId, status, problem, createdAt }) => [
    primaryKey({ columns: [provider, id] }),
    check(
      'payment_transaction_status_is_known',
      sql`${status} in ('PENDING', 'ERROR', 'DECLINED', 'APPROVED', 'VOIDED')`,
    ),
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
    /** What is told, signed: however often it is sent, it is the same. */
    body: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    attempts: smallint().notNull().default(0),
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    /** It was answered with 200, or given up. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  ({ dueAt, endedAt }) => [index('sandbox_event_due').on(dueAt).where(sql`${endedAt} is null`)],
);

const sandboxStatuses = ['PENDING', 'APPROVED', 'DECLINED', 'ERROR', 'VOIDED'] as const;

/** The sandbox's own books: it is another party, and only its own module reads them. Never a card number. */
export const sandboxTransaction = pgTable(
  'sandbox_transaction',
  {
    id: varchar({ length: 60 }).primaryKey(),
    reference: text().notNull(),
    /** As it was last written: what the bank decides later is known by the clock, and written nowhere. */
    status: varchar({ length: 10, enum: sandboxStatuses }).notNull(),
    /** What the bank has decided, which it may tell only later. */
    outcome: varchar({ length: 10, enum: ['APPROVED', 'DECLINED', 'ERROR'] }).notNull(),
    currency: varchar({ length: 3 }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    email: text().notNull(),
    fullName: text('full_name').notNull(),
    brand: varchar({ length: 20 }).notNull(),
    lastFour: varchar('last_four', { length: 4 }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the bank decides. */
    settlesAt: timestamp('settles_at', { withTimezone: true }).notNull(),
    finalizedAt: timestamp('finalized_at', { withTimezone: true }),
  },
  // A reference pays once: two forms that are sent at the same moment make one transaction.
  ({ reference }) => [uniqueIndex('sandbox_transaction_reference').on(reference)],
);
