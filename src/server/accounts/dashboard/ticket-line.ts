import type { Ticket } from '#database/tickets/keep-ticket.ts';
import type { TicketLine } from '#site/account/dashboard.ts';
import { writtenMessage } from '../../tickets/written-message.ts';

const longestExcerpt = 160;

/** What its writer may know of a ticket. */
export function ticketLine({ ticket, answers }: { ticket: Ticket; answers: number }): TicketLine {
  const text = writtenMessage(ticket).replace(/\s+/g, ' ');
  const letters = [...text];
  const excerpt = letters.length > longestExcerpt ? `${letters.slice(0, longestExcerpt).join('')}…` : text;
  return {
    reference: ticket.reference,
    state: stateOf(ticket),
    receivedAt: ticket.createdAt.getTime(),
    excerpt,
    answers,
  };
}

/** That something waits in quarantine is the team's business. */
export function stateOf({ state }: Pick<Ticket, 'state'>): TicketLine['state'] {
  return state === 'answered' || state === 'closed' ? state : 'received';
}
