import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';
import { user } from '#features/accounts/server/tables.ts';

/** As in `site/quotes/quote.ts`; what JSON leaves out is undefined there. */
interface KeptLine {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly amount: string;
  readonly per: string;
  readonly unit?: number | undefined;
  readonly total?: number | undefined;
}

interface KeptTax {
  readonly name: string;
  readonly rate: number;
  readonly minor: number;
}

/** What somebody was offered, at prices that hold until `validUntil`. Nothing of it changes afterwards. */
export const quote = pgTable(
  'quote',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Such as `Q-7KQ2-94MX-3HTW`. Whoever has it has the quote, so nobody finds one by trying. */
    reference: varchar({ length: 16 }).notNull().unique(),
    /** Of the form, made by the sender: the same again makes no second quote. */
    requestId: uuid('request_id').unique(),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    company: text(),
    note: text(),
    language: varchar({ length: 2 }).notNull(),
    country: varchar({ length: 2 }),
    currency: varchar({ length: 3 }).notNull(),
    /** As in the address, such as `product-wabot.12.5`: the choice can be opened again. */
    selection: text().notNull(),
    lines: jsonb().$type<readonly KeptLine[]>().notNull(),
    taxes: jsonb().$type<readonly KeptTax[]>().notNull(),
    /** In minor units. */
    subtotal: bigint({ mode: 'number' }).notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    validUntil: timestamp('valid_until', { withTimezone: true }).notNull(),
  },
  ({ total, subtotal, email, userId, createdAt }) => [
    check('quote_costs_something', sql`${subtotal} > 0 and ${total} >= ${subtotal}`),
    index('quote_created_at').on(createdAt),
    index('quote_user_id').on(userId, createdAt),
    index('quote_email').on(sql`lower(${email})`, createdAt),
  ],
);
