import { mostCounted } from '#features/bell/notifications.ts';
import type { ListEnds } from '#platform/contracts/staff.ts';
import type { Db } from '#platform/database/database.ts';
import type { StaffQuery } from '#site/staff.ts';
import type { StaffTicketLine, StaffTicketsView } from '../../staff-lines.ts';
import { ticketStates } from '../../ticket-states.ts';
import { countTickets, type ListPosition, searchTickets } from '../store/find-tickets.ts';
import type { Ticket } from '../tables.ts';
import { excerptOf } from '../written-message.ts';

const onAPage = 25;

export async function ticketsView(db: Db, place: StaffQuery): Promise<StaffTicketsView> {
  const { q: search = '', page = 1 } = place;
  const state = ticketStates.find((one) => one === place.state);
  const [olderThan, newerThan] = [readCursor(place.after), readCursor(place.before)];
  const offset = olderThan || newerThan ? 0 : (page - 1) * onAPage;
  // A page of newer tickets is only reached from a page of older ones, so there is always a next page to link to.
  const limit = newerThan ? onAPage : onAPage + 1;
  const query = { text: search, state, limit, offset, olderThan, newerThan };
  const [found, counts] = await Promise.all([searchTickets(db, query), countTickets(db, search, mostCounted)]);
  const shown = found.slice(0, onAPage);
  const hasOlder = newerThan !== undefined || found.length > onAPage;
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
