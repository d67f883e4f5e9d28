import { index, pgTable, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';

/**
 * The answers of visitors to the cookie banner, as proof for the company. Both ids are random and come from the
 * visitor's browser; nothing here identifies a person.
 */
export const consentReceipt = pgTable(
  'consent_receipt',
  {
    id: uuid().primaryKey(),
    visitor: uuid().notNull(),
    /** What was agreed to; empty for only what is necessary. */
    purposes: text().array().notNull(),
    /** The version of the text that was answered. */
    version: varchar({ length: 40 }).notNull(),
    language: varchar({ length: 2 }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  ({ visitor, at }) => [index('consent_receipt_visitor_at').on(visitor, at), index('consent_receipt_at').on(at)],
);
