import { bigint, pgTable, text, timestamp, uniqueIndex, varchar } from 'drizzle-orm/pg-core';

export const sandboxStatuses = ['PENDING', 'APPROVED', 'DECLINED', 'ERROR', 'VOIDED'] as const;

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
