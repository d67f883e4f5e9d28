import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ticket } from './ticket.ts';

/** What came with a ticket. The files themselves are in `DATA_DIR/attachments`. */
export const ticketAttachment = pgTable(
  'ticket_attachment',
  {
    /** Also the name of the file. */
    id: uuid().primaryKey(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => ticket.id, { onDelete: 'cascade' }),
    /** As the sender called it: to be shown, and never a path. */
    name: text().notNull(),
    type: text().notNull(),
    bytes: integer().notNull(),
  },
  ({ ticketId }) => [index('ticket_attachment_ticket_id').on(ticketId)],
);
