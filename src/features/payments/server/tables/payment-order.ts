import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { user } from '#features/accounts/server/tables/user.ts';
import { quote } from '#features/quotes/server/tables/quote.ts';

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
