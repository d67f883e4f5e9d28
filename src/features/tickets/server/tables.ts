import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';
import { user } from '#features/accounts/server/tables.ts';

/** `quarantined`: looks like spam, and waits for somebody of the team to release it. */
const ticketStates = ['new', 'answered', 'closed', 'quarantined'] as const;

/** Where the visitor first came from, by the names that addresses give it. `canary`: see `watch/canary-tickets.ts`. */
export type Campaign = Readonly<Record<string, string>>;

/** What visitors wrote to the company. How long each text may be stands in the contract of the call alone. */
export const ticket = pgTable(
  'ticket',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Such as `H-7KQ2-94MX`: what people call it by. */
    reference: varchar({ length: 11 }).notNull().unique(),
    /** Of the message, made by the sender: the same again makes no second ticket. */
    requestId: uuid('request_id').unique(),
    /** Of what was written on a page of the site: the same again makes no second ticket either. */
    messageKey: uuid('message_key').unique(),
    name: text().notNull(),
    email: text().notNull(),
    /** Whose account shows it, where that no longer has the address that it was sent from. */
    userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
    phone: varchar({ length: 16 }),
    message: text().notNull(),
    language: varchar({ length: 2 }).notNull(),
    country: varchar({ length: 2 }),
    page: text(),
    campaign: jsonb().$type<Campaign>().notNull().default({}),
    apiClient: text('api_client'),
    state: varchar({ length: 12, enum: ticketStates }).notNull().default('new'),
    /** Why it was taken for spam. They stay when it is released. */
    quarantineReasons: text('quarantine_reasons').array().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was last written to or changed, by anybody: how long it is kept is counted from here. */
    lastActivityAt: timestamp('last_activity_at', { withTimezone: true })
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  },
  ({ state, email, userId, createdAt, lastActivityAt, reference, campaign }) => [
    check('ticket_state_is_known', sql`${state} in ('new', 'answered', 'closed', 'quarantined')`),
    // In the order in which the team reads them, all or those of a state.
    index('ticket_newest').on(createdAt.desc().nullsFirst(), reference),
    index('ticket_state').on(state, createdAt.desc().nullsFirst(), reference),
    // Those whose time can come, for the regular clean-up.
    index('ticket_ended').on(lastActivityAt).where(sql`${state} in ('answered', 'closed')`),
    index('ticket_held_back').on(lastActivityAt).where(sql`${state} = 'quarantined'`),
    // An account shows the tickets of its address, also those from before it was opened.
    index('ticket_user_id').on(userId, createdAt),
    index('ticket_email').on(sql`lower(${email})`, createdAt),
    // So few that they are found without looking through all tickets.
    index('ticket_canary').on(createdAt).where(sql`${campaign} ? 'canary'`),
  ],
);
export type Ticket = typeof ticket.$inferSelect;

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

const messageAuthors = ['visitor', 'team'] as const;

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
export type Attachment = typeof ticketAttachment.$inferSelect;
