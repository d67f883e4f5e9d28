import { randomUUID } from 'node:crypto';
import { mostCounted } from '#features/bell/notifications.ts';
import type { ListEnds } from '#platform/contracts/staff.ts';
import type { Db } from '#platform/database/database.ts';
import { actionLine, listActions } from '#platform/server/staff/staff-actions.ts';
import type { StaffQuery } from '#site/staff.ts';
import { dayLength } from '#site/time.ts';
import {
  leadSpans,
  type StaffEntry,
  type StaffLeadsView,
  type StaffTicket,
  type StaffTicketLine,
  type StaffTicketsView,
  type StaffTicketView,
} from '../../staff-lines.ts';
import { ticketLimits } from '../../ticket-limits.ts';
import { ticketStates } from '../../ticket-states.ts';
import { messagesOf } from '../store/conversation.ts';
import { countLeads } from '../store/count-leads.ts';
import { countTickets, findTicket, type ListPosition, searchTickets, type WholeTicket } from '../store/find-tickets.ts';
import type { Ticket } from '../tables.ts';
import { excerptOf, writtenMessage } from '../written-message.ts';

const pageSize = 25;

export async function ticketsView(db: Db, place: StaffQuery): Promise<StaffTicketsView> {
  const { q: search = '', page = 1 } = place;
  const state = ticketStates.find((one) => one === place.state);
  const [olderThan, newerThan] = [readCursor(place.after), readCursor(place.before)];
  const offset = olderThan || newerThan ? 0 : (page - 1) * pageSize;
  // A page of newer tickets is only reached from a page of older ones, so there is always a next page to link to.
  const limit = newerThan ? pageSize : pageSize + 1;
  const query = { text: search, state, limit, offset, olderThan, newerThan };
  const [found, counts] = await Promise.all([searchTickets(db, query), countTickets(db, search, mostCounted)]);
  const shown = found.slice(0, pageSize);
  const hasOlder = newerThan !== undefined || found.length > pageSize;
  return { kind: 'tickets', search, state, counts, tickets: shown.map(lineOf), page, hasOlder, ends: endsOf(shown) };
}

function endsOf(shown: readonly Ticket[]): ListEnds | undefined {
  const [first, last] = [shown[0], shown.at(-1)];
  return first && last && { first: writeCursor(first), last: writeCursor(last) };
}

function lineOf(ticket: Ticket): StaffTicketLine {
  const { reference, state, name, email, language } = ticket;
  const receivedAt = ticket.createdAt.getTime();
  return { reference, state, receivedAt, name, email, language, excerpt: excerptOf(ticket) };
}

/** A position in the list of tickets, encoded for a URL. */
function writeCursor({ createdAt, reference }: ListPosition): string {
  return `${createdAt.getTime()}.${reference}`;
}

/** A cursor that cannot be parsed is ignored. */
function readCursor(cursor: string | undefined): ListPosition | undefined {
  const [, moment, reference] = /^(\d{1,14})\.([\w-]{11})$/.exec(cursor ?? '') ?? [];
  return moment && reference ? { createdAt: new Date(Number(moment)), reference } : undefined;
}

/** How many of the latest team actions the page of a ticket shows; the log has the rest. */
const latestActions = 20;

/** Undefined if there is no ticket with that reference. */
export async function ticketView(db: Db, reference: string): Promise<StaffTicketView | undefined> {
  const found = await findTicket(db, reference);
  if (!found) return undefined;
  const messages = await messagesOf(db, found.ticket.id);
  const actions = await listActions(db, { subject: reference, limit: latestActions });
  const later = messages.map(({ author, staffEmail, text, createdAt }): StaffEntry => {
    return { author, staffEmail, text, at: createdAt.getTime(), files: [] };
  });
  return {
    kind: 'ticket',
    ticket: factsOf(found),
    entries: [firstEntry(found), ...later],
    actions: actions.map(actionLine),
    messageId: randomUUID(),
    longest: ticketLimits.message,
  };
}

function firstEntry({ ticket, attachments }: WholeTicket): StaffEntry {
  const files = attachments.map(({ id, name, bytes }) => ({ id, name, bytes }));
  return {
    author: 'visitor',
    staffEmail: null,
    text: writtenMessage(ticket),
    at: ticket.createdAt.getTime(),
    files,
  };
}

function factsOf({ ticket }: WholeTicket): StaffTicket {
  const { reference, state, name, email, phone, language, country, page, apiClient, campaign } = ticket;
  return {
    reference,
    state,
    receivedAt: ticket.createdAt.getTime(),
    name,
    email,
    phone,
    language,
    country,
    page,
    apiClient,
    campaign,
    reasons: ticket.quarantineReasons,
  };
}

export async function leadsView(db: Db, place: StaffQuery, now: Date): Promise<StaffLeadsView> {
  const span = leadSpans.find((one) => one === place.span) ?? '30';
  const since = span === 'all' ? undefined : new Date(now.getTime() - Number(span) * dayLength);
  return { kind: 'leads', span, leads: await countLeads(db, since) };
}
