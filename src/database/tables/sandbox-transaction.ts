import { bigint, index, pgTable, text, timestamp, varchar } from 'drizzle-orm/pg-core';

/** The sandbox's own books: it is another party, and only its own module reads them. Never a card number. */
export const sandboxTransaction = pgTable(
  'sandbox_transaction',
  {
    id: varchar({ length: 60 }).primaryKey(),
    reference: text().notNull(),
    status: varchar({ length: 10 }).notNull(),
    /** What the bank has decided, which it may tell only later. */
    outcome: varchar({ length: 10 }).notNull(),
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
  ({ reference }) => [index('sandbox_transaction_reference').on(reference)],
);
