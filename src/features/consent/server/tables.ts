import { index, pgTable, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';

/**
 * What visitors answered to the cookie banner, so that the company can prove it. Both ids are random numbers of the
 * visitor's browser; nothing here tells who it was.
 */
export const consentReceipt = pgTable(
  'consent_receipt',
  {
    id: uuid().primaryKey(),
    visitor: uuid().notNull(),
    /** What was agreed to; empty for only what is necessary. */
    purposes: text().array().notNull(),
    /** Of the text that was answered. */
    version: varchar({ length: 40 }).notNull(),
    language: varchar({ length: 2 }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  ({ visitor, at }) => [index('consent_receipt_visitor_at').on(visitor, at), index('consent_receipt_at').on(at)],
);
