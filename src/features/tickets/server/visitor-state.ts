import type { TicketStatus } from '../live-answers.ts';
import type { Ticket } from './tables.ts';

/** How a ticket stands, as its visitor may know it: that something waits in quarantine is the team's business. */
export function visitorState({ state }: Pick<Ticket, 'state'>): TicketStatus['state'] {
  return state === 'answered' || state === 'closed' ? state : 'received';
}
