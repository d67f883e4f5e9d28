import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, timestamp, varchar } from 'drizzle-orm/pg-core';

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
