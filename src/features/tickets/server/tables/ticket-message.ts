import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';
import { ticket } from './ticket.ts';

export const messageAuthors = ['visitor', 'team'] as const;

/** What was written after the message that opened a ticket, by its visitor or by the team. */
export const ticketMessage = pgTable(
  'ticket_message',
  {
    /** Made with the form it was written in: the same form sent again writes nothing twice. */
    id: uuid().primaryKey(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => ticket.id, { onDelete: 'cascade' }),
    author: varchar({ length: 10, enum: messageAuthors }).notNull(),
    /** Who of the team wrote it; visitors do not see that. */
    staffEmail: text('staff_email'),
    text: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  ({ ticketId, author, createdAt }) => [
    check('ticket_message_author_is_known', sql`${author} in ('visitor', 'team')`),
    index('ticket_message_ticket_id').on(ticketId, createdAt),
  ],
);
