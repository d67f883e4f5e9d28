import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { mostCounted } from '#features/bell/notifications.ts';
import { referenceText, uuidText } from '#platform/contracts/bounded-input.ts';
import type { ListEnds } from '#platform/contracts/staff.ts';
import { linesOfText } from '#platform/contracts/texts.ts';
import type { Db } from '#platform/database/database.ts';
import { pick } from '#platform/database/queries.ts';
import { problemsOf } from '#platform/server/calls/mount-call.ts';
import {
  actionLine,
  type FormHandler,
  type FormOutcome,
  listActions,
  type Typed,
  wrongInput,
} from '#platform/server/staff/staff-actions.ts';
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
} from '../staff-lines.ts';
import { ticketLimits } from '../ticket-limits.ts';
import { ticketStates } from '../ticket-states.ts';
import { answerTicket, changeTicketState, chosenStates, quarantineTicket, releaseTicket } from './actions.ts';
import { excerptOf, writtenMessage } from './status.ts';
import { messagesOf } from './store/conversation.ts';
import {
  countLeads,
  countTickets,
  findTicket,
  type ListPosition,
  readReference,
  searchTickets,
  type WholeTicket,
} from './store/find-tickets.ts';
import type { Ticket } from './tables.ts';

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
  const shown = pick(ticket, 'reference', 'state', 'name', 'email', 'language');
  return { ...shown, receivedAt: ticket.createdAt.getTime(), excerpt: excerptOf(ticket) };
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
  const opener = actions.find(({ action }) => action === 'ticket-opened')?.staffEmail ?? null;
  const later = messages.map(({ author, staffEmail, text, createdAt }): StaffEntry => {
    return { author, staffEmail, text, at: createdAt.getTime(), files: [] };
  });
  return {
    kind: 'ticket',
    ticket: factsOf(found),
    entries: [firstEntry(found, opener), ...later],
    actions: actions.map(actionLine),
    messageId: randomUUID(),
    longest: ticketLimits.message,
  };
}

function firstEntry({ ticket, attachments }: WholeTicket, openedByWhom: string | null): StaffEntry {
  const files = attachments.map(({ id, name, bytes }) => ({ id, name, bytes }));
  return {
    author: ticket.openedBy,
    staffEmail: openedByWhom,
    text: writtenMessage(ticket),
    at: ticket.createdAt.getTime(),
    files,
  };
}

function factsOf({ ticket }: WholeTicket): StaffTicket {
  return {
    ...pick(
      ticket,
      'reference',
      'state',
      'name',
      'email',
      'phone',
      'language',
      'country',
      'page',
      'apiClient',
      'campaign',
      'about',
    ),
    receivedAt: ticket.createdAt.getTime(),
    reasons: ticket.quarantineReasons,
  };
}

export async function leadsView(db: Db, place: StaffQuery, now: Date): Promise<StaffLeadsView> {
  const span = leadSpans.find((one) => one === place.span) ?? '30';
  const since = span === 'all' ? undefined : new Date(now.getTime() - Number(span) * dayLength);
  return { kind: 'leads', span, leads: await countLeads(db, since) };
}

const reference = referenceText(readReference);

/** The page of the ticket that the form was on; the list of tickets if the form does not say. */
function ticketPlace({ ticket }: Typed): StaffQuery {
  const { data } = reference.safeParse(ticket);
  return data === undefined ? {} : { view: 'ticket', ticket: data };
}

const ticketOnly = z.object({ ticket: reference });
const withState = z.object({ ticket: reference, state: z.enum(chosenStates) });

export const changeState: FormHandler = async (typed, deps) => {
  const { data } = withState.safeParse(typed);
  const place = ticketPlace(typed);
  if (!data) return wrongInput(place);
  const outcome = await changeTicketState(deps, data.ticket, data.state);
  return outcome === 'done' ? { done: 'state', place } : ticketError(outcome, place);
};

export const quarantine: FormHandler = async (typed, deps) => {
  const { data } = ticketOnly.safeParse(typed);
  if (!data) return wrongInput();
  const place = ticketPlace(typed);
  const before = await quarantineTicket(deps, data.ticket);
  return before === 'unknown' ? ticketError(before, place) : { done: 'quarantined', place };
};

export const release: FormHandler = async (typed, deps) => {
  const { data } = ticketOnly.safeParse(typed);
  if (!data) return wrongInput();
  const place = ticketPlace(typed);
  const before = await releaseTicket(deps, data.ticket);
  if (before === 'unknown') return ticketError(before, place);
  // Shows an answer again that was written while the ticket was in quarantine.
  return typed['message'] ? { place, status: 200, completed: 'released' } : { done: 'released', place };
};

const answerFields = z.object({
  ticket: reference,
  message_id: uuidText().toLowerCase(),
  message: linesOfText(ticketLimits.message),
});

export const answer: FormHandler = async (typed, deps) => {
  const place = ticketPlace(typed);
  const read = answerFields.safeParse(typed);
  if (!read.success) {
    const { message, ...others } = problemsOf(read.error);
    if (message === undefined || Object.keys(others).length > 0) return wrongInput(place);
    return { place, status: 422, problems: { message } };
  }
  const { ticket, message_id: messageId, message: text } = read.data;
  const outcome = await answerTicket(deps, { reference: ticket, messageId, text });
  if (outcome === 'sentBefore') return { place, status: 409, errorCode: outcome };
  return outcome === 'answered' ? { done: 'answered', place } : ticketError(outcome, place);
};

/** Why an action on a ticket did nothing. */
function ticketError(errorCode: 'unknown' | 'quarantined', place: StaffQuery): FormOutcome {
  if (errorCode === 'unknown') return { place: {}, status: 404, errorCode: 'unknownTicket' };
  return { place, status: 409, errorCode };
}
