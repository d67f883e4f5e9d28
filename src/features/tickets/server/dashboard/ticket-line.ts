import type { TicketLine } from '../../dashboard-lines.ts';
import { excerptOf } from '../excerpt.ts';
import type { Ticket } from '../tables.ts';
import { visitorState } from '../visitor-state.ts';

/** What its writer may know of a ticket. */
export function ticketLine({ ticket, answers }: { ticket: Ticket; answers: number }): TicketLine {
  const { reference, createdAt } = ticket;
  const state = visitorState(ticket);
  return { reference, state, receivedAt: createdAt.getTime(), excerpt: excerptOf(ticket), answers };
}
