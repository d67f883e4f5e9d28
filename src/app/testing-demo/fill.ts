import type { PgTable } from 'drizzle-orm/pg-core';
import { notification, user } from '#features/accounts/server/tables.ts';
import { addAccounts, addConsents, addNotifications } from '#features/accounts/server/testing-demo.ts';
import { consentReceipt } from '#features/consent/server/tables.ts';
import { incomingMail } from '#features/incoming-mail/server/tables.ts';
import { addIncomingMails } from '#features/incoming-mail/server/testing-demo.ts';
import { marketingNotification } from '#features/marketing/server/tables.ts';
import { addMarketing } from '#features/marketing/server/testing-demo.ts';
import { meeting } from '#features/meetings/server/tables.ts';
import { addMeetings } from '#features/meetings/server/testing-demo.ts';
import {
  orderBilling,
  paymentEvent,
  paymentOrder,
  paymentRefund,
  paymentTransaction,
} from '#features/payments/server/tables.ts';
import { addPayments } from '#features/payments/server/testing-demo.ts';
import { quote } from '#features/quotes/server/tables.ts';
import { addQuotes } from '#features/quotes/server/testing-demo.ts';
import { teamMember } from '#features/team/server/tables.ts';
import { addTeam, demoStaff, whoDealsWithCustomers } from '#features/team/server/testing-demo.ts';
import {
  savedAnswer,
  savedAnswerText,
  ticket,
  ticketAttachment,
  ticketMessage,
  ticketNote,
} from '#features/tickets/server/tables.ts';
import { addTickets } from '#features/tickets/server/testing-demo.ts';
import type { Db } from '#platform/database/database.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { staffAction } from '#platform/server/staff/tables.ts';
import type { Demo, DemoRows } from './demo-rows.ts';
import { addMails } from './mail.ts';
import { invent } from './people.ts';
import { randomFrom } from './random.ts';

export { demoStaff };

/** About as much as a small team deals with in two years, so that a year can be compared with the one before. */
export const demoSize = { tickets: 2400, days: 730 } as const;

interface Options {
  readonly tickets: number;
  readonly days: number;
  readonly now: Date;
  readonly seed?: number;
}

/** Invents what happened in some time before now. The same options give the same rows. */
export function makeDemo({ tickets, days, now, seed = 24 }: Options): Demo {
  const random = randomFrom(seed);
  const rows: DemoRows = {
    users: [],
    members: [],
    quotes: [],
    orders: [],
    transactions: [],
    events: [],
    billing: [],
    refunds: [],
    meetings: [],
    tickets: [],
    messages: [],
    notes: [],
    attachments: [],
    savedAnswers: [],
    savedAnswerTexts: [],
    notifications: [],
    consents: [],
    marketing: [],
    mails: [],
    incoming: [],
    actions: [],
  };
  const people = invent(Math.ceil(tickets * 0.7), random);
  const byEmail = new Map(people.map((person) => [person.email, person]));
  const demo: Demo = { random, now, days, size: tickets, people, byEmail, team: whoDealsWithCustomers, rows };
  // Each uses the rows of those before it.
  addTeam(demo);
  addAccounts(demo);
  addQuotes(demo);
  addPayments(demo);
  addMeetings(demo);
  addTickets(demo);
  addNotifications(demo);
  addConsents(demo);
  addMarketing(demo);
  addMails(demo);
  addIncomingMails(demo);
  return demo;
}

/** Inserts the rows into an empty database, and says which table is being filled. */
export async function fillDatabase(
  db: Db,
  { rows }: Demo,
  note: (text: string) => void = () => undefined,
): Promise<void> {
  const insert = async <Table extends PgTable>(name: string, table: Table, all: readonly Table['$inferInsert'][]) => {
    note(`${all.length} ${name}`);
    for (let at = 0; at < all.length; at += atOnce) await db.insert(table).values(all.slice(at, at + atOnce));
  };
  await insert('accounts', user, rows.users);
  await insert('team members', teamMember, rows.members);
  await insert('quotes', quote, rows.quotes);
  await insert('orders', paymentOrder, rows.orders);
  await insert('payments', paymentTransaction, rows.transactions);
  await insert('payment events', paymentEvent, rows.events);
  await insert('details of invoices', orderBilling, rows.billing);
  await insert('refunds', paymentRefund, rows.refunds);
  await insert('meetings', meeting, rows.meetings);
  await insert('tickets', ticket, rows.tickets);
  await insert('messages', ticketMessage, rows.messages);
  await insert('notes', ticketNote, rows.notes);
  await insert('attached files', ticketAttachment, rows.attachments);
  await insert('saved answers', savedAnswer, rows.savedAnswers);
  await insert('texts of saved answers', savedAnswerText, rows.savedAnswerTexts);
  await insert('notifications', notification, rows.notifications);
  await insert('answers to the cookie banner', consentReceipt, rows.consents);
  await insert('notices', marketingNotification, rows.marketing);
  await insert('mails', outboxMessage, rows.mails);
  await insert('mails that came in', incomingMail, rows.incoming);
  await insert('actions of the team', staffAction, rows.actions);
}

/** Rows in a statement, which may have 65,535 values. */
const atOnce = 500;
