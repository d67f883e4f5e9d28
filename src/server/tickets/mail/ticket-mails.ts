import type { MailsOf } from '#database/tickets/keep-ticket.ts';
import { teamMail } from './team-mail.ts';
import { type TicketMailParts, visitorMail } from './visitor-mail.ts';

/** What a ticket that was taken in is told of with: to the team, and to its visitor. */
export function ticketMails(parts: TicketMailParts): MailsOf {
  return (...ticket) => [teamMail(parts.config.teamEmail, ...ticket), visitorMail(parts, ...ticket)];
}
