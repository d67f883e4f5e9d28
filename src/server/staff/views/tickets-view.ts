import type { Db } from '#database/database.ts';
import type { Ticket } from '#database/tickets/keep-ticket.ts';
import { countTickets, searchTickets } from '#database/tickets/search-tickets.ts';
import type { StaffView } from '#site/account/staff.ts';
import type { StaffPlace } from '#site/account/staff-address.ts';
import type { StaffTicketLine } from '#site/account/staff-lines.ts';
import { excerptOf } from '../../tickets/excerpt.ts';

const onAPage = 25;

export async function ticketsView(db: Db, { q: search = '', state, page = 1 }: StaffPlace): Promise<StaffView> {
  const wanted = { text: search, state, limit: onAPage + 1, offset: (page - 1) * onAPage };
  const [found, counts] = await Promise.all([searchTickets(db, wanted), countTickets(db, search)]);
  const tickets = found.slice(0, onAPage).map(lineOf);
  return { kind: 'tickets', search, state, counts, tickets, page, hasOlder: found.length > onAPage };
}

function lineOf(ticket: Ticket): StaffTicketLine {
  const { reference, state, name, email, language } = ticket;
  const receivedAt = ticket.createdAt.getTime();
  return { reference, state, receivedAt, name, email, language, excerpt: excerptOf(ticket) };
}
