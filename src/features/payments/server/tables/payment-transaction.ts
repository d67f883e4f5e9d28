import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';
import { paymentOrder } from './payment-order.ts';

/** In the order in which they may follow each other: an approval outweighs a refusal that was told of the same attempt. */
export const paymentTransactionStatuses = ['PENDING', 'ERROR', 'DECLINED', 'APPROVED', 'VOIDED'] as const;

/**
 * Why the team has to look at money that came in. `unknownOrder`: nothing was ordered under that reference.
 * `otherAmount`: it is not what the order costs. `paidTwice`: the order had been paid already.
 */
export const paymentProblems = ['unknownOrder', 'otherAmount', 'paidTwice'] as const;

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
