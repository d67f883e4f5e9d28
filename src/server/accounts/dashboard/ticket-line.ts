import type { Ticket } from '#database/tables/ticket.ts';
import type { TicketLine } from '#site/account/dashboard.ts';
import { excerptOf } from '../../tickets/excerpt.ts';
import { visitorState } from '../../tickets/visitor-state.ts';

/** What its writer may know of a ticket. */
export function ticketLine({ ticket, answers }: { ticket: Ticket; answers: number }): TicketLine {
  const { reference, createdAt } = ticket;
  const state = visitorState(ticket);
  return { reference, state, receivedAt: createdAt.getTime(), excerpt: excerptOf(ticket), answers };
}
