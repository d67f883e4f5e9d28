import type { MailsOf } from '#database/tickets/keep-ticket.ts';
import { teamMail } from './team-mail.ts';
import { visitorMail } from './visitor-mail.ts';

/** What a ticket that was taken in is told of with: to the team at this address, and to its visitor. */
export function ticketMails(teamEmail: string): MailsOf {
  return (...ticket) => [teamMail(teamEmail, ...ticket), visitorMail(teamEmail, ...ticket)];
}
