import { index, pgTable, timestamp, varchar } from 'drizzle-orm/pg-core';

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
