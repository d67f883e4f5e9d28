import { randomUUID } from 'node:crypto';
import { getTableName, lt } from 'drizzle-orm';
import { features } from '../../src/app/features.ts';
import { findBellOwner, openSession } from '../../src/features/accounts/server/store/account.ts';
import { countUnread, listNotifications, readBell } from '../../src/features/accounts/server/store/notifications.ts';
import { customersView } from '../../src/features/customers/server/staff.ts';
import { remindMeetings } from '../../src/features/meetings/server/start-reminding.ts';
import { bookMeeting, readBookingDemand } from '../../src/features/meetings/server/store/book-meeting.ts';
import {
  endExpiredHolds,
  listOwnMeetings,
  removeEndedHolds,
  takenTimes,
} from '../../src/features/meetings/server/store/find-meetings.ts';
import { newMeeting, openRules } from '../../src/features/meetings/server/store/testing-meetings.ts';
import { choosePeriod } from '../../src/features/overview/period.ts';
import { readOpenTickets } from '../../src/features/overview/server/answers.ts';
import { readLeads } from '../../src/features/overview/server/leads.ts';
import { readMail } from '../../src/features/overview/server/mail.ts';
import { readTicketSteps } from '../../src/features/overview/server/ticket-steps.ts';
import { timelineOf } from '../../src/features/overview/server/timeline.ts';
import { claimDueOrders } from '../../src/features/payments/server/store/check-orders.ts';
import { countProblems, countUndelivered, listOwnPayments } from '../../src/features/payments/server/store/orders.ts';
import { quotesView } from '../../src/features/quotes/server/staff.ts';
import { listOwnQuotes } from '../../src/features/quotes/server/store.ts';
import { removeCanaries } from '../../src/features/tickets/server/canary.ts';
import { ticketsView } from '../../src/features/tickets/server/staff.ts';
import { findOwner } from '../../src/features/tickets/server/store/conversation.ts';
import { findTicket, listOwnTickets } from '../../src/features/tickets/server/store/find-tickets.ts';
import {
  countTickets,
  countWaitingTickets,
  listTicketCountries,
  searchTickets,
} from '../../src/features/tickets/server/store/inbox.ts';
import { type NewTicket, saveTicket } from '../../src/features/tickets/server/store/save-ticket.ts';
import { ticket } from '../../src/features/tickets/server/tables.ts';
import type { Db } from '../../src/platform/database/database.ts';
import { retentionRulesOf } from '../../src/platform/server/compose-tables.ts';
import { readConfig } from '../../src/platform/server/config/config.ts';
import { countDeadMail, countMail, listMail } from '../../src/platform/server/mail/manage-outbox.ts';
import { claimMail, markMailSent } from '../../src/platform/server/mail/outbox.ts';
import { listActions } from '../../src/platform/server/staff/staff-actions.ts';
import type { StaffPlace } from '../../src/site/staff.ts';
import { idOf, knownPerson, rareWord, referenceOf } from './testing-many-rows.ts';

/** A frequent database call of the site. */
export interface HotCall {
  readonly name: string;
  readonly run: (db: Db) => Promise<unknown>;
}

const onAPage = { limit: 26 };
/** The page size of the team's pages. */
const mostCounted = 1_000;
const hour = 60 * 60_000;

/** The calls, on the rows of `fillTables`. */
export function hotCalls(now: Date): HotCall[] {
  const owner = { id: idOf('user', knownPerson.number), email: knownPerson.email };
  const later = (ms: number) => new Date(now.getTime() + ms);
  const one = referenceOf(3);
  const period = choosePeriod({ span: '7' }, now);
  const timeline = timelineOf(period, now);
  const { holidays } = readConfig({}).meetings.rules;
  const farDown = { waitingSince: null, lastActivityAt: later(-730 * 24 * hour), reference: one };
  return [
    { name: 'a ticket is saved', run: (db) => keep(db, { requestId: randomUUID(), messageKey: randomUUID() }, now) },
    { name: 'the same message again', run: (db) => keep(db, sameMessage, now) },
    { name: 'a ticket by its reference', run: (db) => findTicket(db, one) },
    { name: 'whose ticket it is', run: (db) => findOwner(db, { id: idOf('ticket', 3) }) },
    { name: 'team: first page', run: (db) => searchTickets(db, onAPage) },
    { name: 'team: a page far down', run: (db) => searchTickets(db, { ...onAPage, after: farDown }) },
    { name: 'team: first page of a state', run: (db) => searchTickets(db, { state: 'new', ...onAPage }) },
    { name: 'team: how many in each state', run: (db) => countTickets(db, {}, mostCounted) },
    { name: 'team: how many wait', run: (db) => countWaitingTickets(db, mostCounted) },
    { name: 'team: countries of tickets', run: listTicketCountries },
    { name: 'team: how many to deliver', run: countUndelivered },
    { name: 'team: how many payments without an order', run: countProblems },
    { name: 'team: how many mails were given up', run: countDeadMail },
    { name: 'team: a rare word', run: (db) => inbox(db, { q: rareWord }) },
    { name: 'team: a common word', run: (db) => inbox(db, { q: 'factura' }) },
    { name: 'team: two common words', run: (db) => inbox(db, { q: 'factura gracias' }) },
    { name: 'team: common letters', run: (db) => inbox(db, { q: 'ma' }) },
    { name: 'team: an address', run: (db) => inbox(db, { q: knownPerson.email }) },
    { name: 'team: the inbox of a member', run: (db) => inbox(db, { who: 'mine', state: 'closed' }) },
    { name: 'team: the inbox of nobody', run: (db) => inbox(db, { who: 'nobody' }) },
    { name: 'team: the inbox of a country', run: (db) => inbox(db, { country: 'ca' }) },
    {
      name: 'team: customers by a rare word',
      run: (db) => customersView(db, { q: `${knownPerson.number}77` }, config),
    },
    { name: 'team: customers by a common word', run: (db) => customersView(db, { q: 'person' }, config) },
    { name: 'team: customers by an address', run: (db) => customersView(db, { q: knownPerson.email }, config) },
    { name: 'team: quotes by an address', run: (db) => quotesView(db, { q: knownPerson.email }, now) },
    { name: 'team: leads of a week', run: (db) => readLeads(db, timeline) },
    { name: 'team: tickets of a week', run: (db) => readTicketSteps(db, { period, timeline, holidays, now }) },
    { name: 'team: tickets that were answered', run: (db) => readOpenTickets(db, timeline) },
    { name: 'team: mail of a week', run: (db) => readMail(db, timeline, { storedDays: 90, now }) },
    { name: 'team: what was done', run: (db) => listActions(db, { limit: 51 }) },
    { name: 'team: what was done to a ticket', run: (db) => listActions(db, { subject: one, limit: 51 }) },
    { name: 'account: tickets', run: (db) => listOwnTickets(db, owner, 100) },
    { name: 'account: payments', run: (db) => listOwnPayments(db, owner, 100) },
    { name: 'account: quotes', run: (db) => listOwnQuotes(db, owner, 100) },
    { name: 'account: meetings', run: (db) => listOwnMeetings(db, owner, now, 100) },
    { name: 'session of a cookie', run: (db) => openSession(db, { token: 'token-7', now, newToken: randomUUID }) },
    { name: 'bell: whose token', run: (db) => findBellOwner(db, { ...owner, token: knownPerson.bellToken, now }) },
    { name: 'bell: its notifications', run: (db) => readBell(db, { ...owner, token: knownPerson.bellToken, now }) },
    { name: 'account: notifications', run: (db) => listNotifications(db, owner.id, { limit: 30 }) },
    { name: 'bell: how many unread', run: (db) => countUnread(db, owner.id) },
    { name: 'mail: the next one', run: (db) => claimMail(db, { now, until: later(300_000) }) },
    { name: 'mail: was sent', run: (db) => markMailSent(db, randomUUID(), now) },
    { name: 'mail: given up', run: (db) => listMail(db, ['dead'], 100) },
    { name: 'mail: how many in each state', run: (db) => countMail(db, mostCounted) },
    { name: 'meetings: taken times', run: (db) => takenTimes(db, now, later(14 * 24 * hour)) },
    { name: 'meetings: a booking', run: (db) => book(db, now, later(13 * 24 * hour + 60_000)) },
    { name: 'meetings: how many were booked lately', run: (db) => readBookingDemand(db, now) },
    { name: 'meetings: holds that have expired', run: (db) => endExpiredHolds(db, now) },
    { name: 'meetings: holds that nobody needs', run: (db) => removeEndedHolds(db, now) },
    { name: 'meetings: reminders', run: (db) => remindMeetings(db, reminder, now, 50) },
    { name: 'canaries that were left behind', run: (db) => removeCanaries(db, lt(ticket.createdAt, now)) },
    ...cleanUps(now),
    { name: 'payments: due checks', run: (db) => claimDueOrders(db, now, 20) },
  ];
}

const member = { email: 'team1@example.com' };
const config = readConfig({ STAFF_EMAILS: member.email });

/** The whole inbox, with its counts. */
function inbox(db: Db, place: StaffPlace) {
  return ticketsView({ db, config, me: member.email }, place);
}

/**
 * The batches of the regular clean-up, on the tables that grow with use. Meetings are limited by their times, and the rows
 * of the sandbox, scanners and marketing are few.
 */
function cleanUps(now: Date): HotCall[] {
  const small = [
    'meeting',
    'help_question',
    'missing_address',
    'marketing_notification',
    'sandbox_event',
    'sandbox_transaction',
  ];
  const unfilled = ['sign_in_code', 'verification', 'data_request'];
  return retentionRulesOf(features).flatMap((rule, number) => {
    const table = getTableName(rule.table);
    if (!('after' in rule) || [...small, ...unfilled].includes(table)) return [];
    const before = new Date(now.getTime() - 365 * 24 * hour);
    return { name: `clean-up ${number}: ${table}`, run: (db) => rule.removeBatch(db, before, 100) };
  });
}

const sameMessage = { requestId: idOf('request', 3), messageKey: idOf('message', 3) };

function keep(db: Db, change: Partial<NewTicket>, createdAt: Date): Promise<string> {
  const email = knownPerson.email;
  const values = { name: 'Ana', email, message: 'Hola', language: 'es', createdAt, ...change };
  const limits = ['network-hour', 'network-day', 'email-hour', 'email-day'].map((name) => {
    return { key: `${name}:growth`, most: Number.MAX_SAFE_INTEGER, seconds: 3_600 };
  });
  return saveTicket(db, values, {
    limits,
    files: { write: async () => [], remove: async () => undefined },
    mailsOf: ({ reference }) =>
      (['team', 'visitor'] as const).map((who) => {
        return { key: `ticket:${reference}:${who}`, recipient: email, subject: 'Hola', text: 'Hola' };
      }),
  });
}

/** Books at a full minute, where no other meeting is. */
function book(db: Db, bookedAt: Date, startsAt: Date) {
  const values = newMeeting({ email: knownPerson.email, bookedAt, startsAt });
  return bookMeeting(db, values, { ...openRules(() => []), mostUpcoming: 1_000 });
}

function reminder() {
  const key = `meeting:${randomUUID()}:0:reminder` as const;
  return { key, recipient: knownPerson.email, subject: 'Hola', text: 'Hola' };
}
