import type { Ticket } from '#database/tables/ticket.ts';
import type { TicketStatus } from '#site/live.ts';

/** How a ticket stands, as its visitor may know it: that something waits in quarantine is the team's business. */
export function visitorState({ state }: Pick<Ticket, 'state'>): TicketStatus['state'] {
  return state === 'answered' || state === 'closed' ? state : 'received';
}
