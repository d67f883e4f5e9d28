import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, smallint, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';

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
