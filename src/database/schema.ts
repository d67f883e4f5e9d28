import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';

/** Longer paths are cut. */
export const longestMissingPath = 300;

/** Addresses that visitors asked for and that do not exist, for the team to review. */
export const missingAddress = pgTable('missing_address', {
  path: varchar({ length: longestMissingPath }).primaryKey(),
  hits: integer().notNull(),
  firstSeen: timestamp('first_seen', { withTimezone: true }).notNull(),
  lastSeen: timestamp('last_seen', { withTimezone: true }).notNull(),
  lastLanguage: varchar('last_language', { length: 2 }).notNull(),
});

/** In characters: what a popup on a phone can hold. */
export const longestNotification = { titulo: 120, contenido: 2000, urlTarget: 500, labelButton: 40 } as const;

/** What the marketers tell visitors in a popup, named as the company's other systems name it. */
export const marketingNotification = pgTable(
  'marketing_notification',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    titulo: varchar({ length: longestNotification.titulo }),
    contenido: varchar({ length: longestNotification.contenido }).notNull(),
    idioma: varchar({ length: 2 }).notNull(),
    urlTarget: varchar('url_target', { length: longestNotification.urlTarget }),
    labelButton: varchar('label_button', { length: longestNotification.labelButton }),
    tipo: smallint().notNull(),
    from: timestamp({ withTimezone: true }).notNull(),
    /** Not shown from this moment on. Without one it runs until somebody ends it. */
    until: timestamp({ withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ contenido, tipo, from, until }) => [
    check('marketing_notification_says_something', sql`${contenido} <> ''`),
    check('marketing_notification_tipo_is_positive', sql`${tipo} > 0`),
    // Equal where it was ended before it began: a time that holds no moment, so it never shows.
    check('marketing_notification_ends_no_earlier_than_it_begins', sql`${until} >= ${from}`),
    index('marketing_notification_tipo_from').on(tipo, from),
  ],
);

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
  ({ visitor, at }) => [index('consent_receipt_visitor_at').on(visitor, at)],
);
