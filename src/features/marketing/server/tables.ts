import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, timestamp, varchar } from 'drizzle-orm/pg-core';

/** In characters: what fits in a popup on a phone. */
export const longestNotification = { titulo: 120, contenido: 2000, urlTarget: 500, labelButton: 40 } as const;

/** The notifications of the marketing popup, with the field names of the company's other systems. */
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
    /** When it ends. Null: it runs until it is ended by hand. */
    until: timestamp({ withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ contenido, tipo, from, until }) => [
    check('marketing_notification_says_something', sql`${contenido} <> ''`),
    check('marketing_notification_tipo_is_positive', sql`${tipo} > 0`),
    // Equal to `from` if it was ended before it began: an empty interval, so it is never shown.
    check('marketing_notification_ends_no_earlier_than_it_begins', sql`${until} >= ${from}`),
    index('marketing_notification_tipo_from').on(tipo, from),
  ],
);
