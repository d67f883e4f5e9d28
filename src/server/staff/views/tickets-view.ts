import type { Db } from '#database/database.ts';
import type { Ticket } from '#database/tickets/keep-ticket.ts';
import { countTickets, searchTickets } from '#database/tickets/search-tickets.ts';
import type { StaffView } from '#site/account/staff.ts';
import type { StaffPlace } from '#site/account/staff-address.ts';
import type { StaffTicketLine } from '#site/account/staff-lines.ts';
import { writtenMessage } from '../../tickets/written-message.ts';

const onAPage = 25;

/** Characters of a message that a line of the list has room for. */
const shown = 140;

export async function ticketsView(db: Db, { q: search = '', state, page = 1 }: StaffPlace): Promise<StaffView> {
  const wanted = { text: search, state, limit: onAPage + 1, offset: (page - 1) * onAPage };
  const [found, counts] = await Promise.all([searchTickets(db, wanted), countTickets(db, search)]);
  const tickets = found.slice(0, onAPage).map(lineOf);
  return { kind: 'tickets', search, state, counts, tickets, page, hasOlder: found.length > onAPage };
}

function lineOf(ticket: Ticket): StaffTicketLine {
  const { reference, state, name, email, language } = ticket;
  const receivedAt = ticket.createdAt.getTime();
  return { reference, state, receivedAt, name, email, language, excerpt: beginning(writtenMessage(ticket)) };
}

/** By characters as people count them, so that no emoji is cut in two. */
function beginning(text: string): string {
  // Of a long message only as much is looked at as can be shown, whatever it is made of.
  const characters = [...new Intl.Segmenter().segment(text.slice(0, shown * 10).replace(/\s+/g, ' '))];
  if (characters.length <= shown) return characters.map(({ segment }) => segment).join('');
  return `${characters
    .slice(0, shown - 1)
    .map(({ segment }) => segment)
    .join('')}…`;
}
