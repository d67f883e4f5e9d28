import { mostCounted } from '#features/bell/notifications.ts';
import type { ListEnds } from '#platform/contracts/staff.ts';
import type { Db } from '#platform/database/database.ts';
import type { StaffPlace } from '#site/staff.ts';
import { type StaffTicketLine, type StaffTicketsView, staffTicketStates } from '../../staff-lines.ts';
import { countTickets, type PlaceInList, searchTickets } from '../store/find-tickets.ts';
import type { Ticket } from '../tables.ts';
import { excerptOf } from '../written-message.ts';

const onAPage = 25;

export async function ticketsView(db: Db, place: StaffPlace): Promise<StaffTicketsView> {
  const { q: search = '', page = 1 } = place;
  const state = staffTicketStates.find((one) => one === place.state);
  const [olderThan, newerThan] = [readMark(place.after), readMark(place.before)];
  const offset = olderThan || newerThan ? 0 : (page - 1) * onAPage;
  // Whoever goes back to newer ones comes from a page of older ones, so there is no need to look for more.
  const limit = newerThan ? onAPage : onAPage + 1;
  const wanted = { text: search, state, limit, offset, olderThan, newerThan };
  const [found, counts] = await Promise.all([searchTickets(db, wanted), countTickets(db, search, mostCounted)]);
  const shown = found.slice(0, onAPage);
  const hasOlder = newerThan !== undefined || found.length > onAPage;
  return { kind: 'tickets', search, state, counts, tickets: shown.map(lineOf), page, hasOlder, ends: endsOf(shown) };
}

function endsOf(shown: readonly Ticket[]): ListEnds | undefined {
  const [first, last] = [shown[0], shown.at(-1)];
  return first && last && { first: writeMark(first), last: writeMark(last) };
}

function lineOf(ticket: Ticket): StaffTicketLine {
  const { reference, state, name, email, language } = ticket;
  const receivedAt = ticket.createdAt.getTime();
  return { reference, state, receivedAt, name, email, language, excerpt: excerptOf(ticket) };
}

/** A place in the list of tickets, as an address can hold it. */
function writeMark({ createdAt, reference }: PlaceInList): string {
  return `${createdAt.getTime()}.${reference}`;
}

/** What cannot be read is as if it were left out. */
function readMark(mark: string | undefined): PlaceInList | undefined {
  const [, moment, reference] = /^(\d{1,14})\.([\w-]{11})$/.exec(mark ?? '') ?? [];
  return moment && reference ? { createdAt: new Date(Number(moment)), reference } : undefined;
}
