import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';
import { user } from '#features/accounts/server/tables.ts';

/** The same as in `quote.ts`; fields that JSON leaves out are undefined there. */
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

/** An offer with prices that are valid until `validUntil`. It never changes afterwards. */
export const quote = pgTable(
  'quote',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Such as `Q-7KQ2-94MX-3HTW`. It gives access to the quote, so it is too long to guess. */
    reference: varchar({ length: 16 }).notNull().unique(),
    /** Created by the client: a repeated id makes no second quote. */
    requestId: uuid('request_id').unique(),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    company: text(),
    note: text(),
    language: varchar({ length: 2 }).notNull(),
    country: varchar({ length: 2 }),
    currency: varchar({ length: 3 }).notNull(),
    /** As in the address, such as `product-wabot.12.5`, to open the selection again. */
    selection: text().notNull(),
    lines: jsonb().$type<readonly KeptLine[]>().notNull(),
    taxes: jsonb().$type<readonly KeptTax[]>().notNull(),
    /** In minor units. */
    subtotal: bigint({ mode: 'number' }).notNull(),
    total: bigint({ mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    validUntil: timestamp('valid_until', { withTimezone: true }).notNull(),
    /** When its owner deleted their account. From then on only the team sees the quote. */
    ownerDeletedAt: timestamp('owner_deleted_at', { withTimezone: true }),
  },
  ({ total, subtotal, email, userId, company, createdAt }) => [
    check('quote_costs_something', sql`${subtotal} > 0 and ${total} >= ${subtotal}`),
    index('quote_created_at').on(createdAt),
    index('quote_user_id').on(userId, createdAt),
    index('quote_email').on(sql`lower(${email})`, createdAt),
    // Other people of the same company.
    index('quote_company').on(sql`lower(trim(${company}))`).where(sql`${company} is not null`),
  ],
);
