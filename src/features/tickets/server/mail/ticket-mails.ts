import type { MailsOf } from '../store/save-ticket.ts';
import { teamMail } from './team-mail.ts';
import { type TicketMailDeps, visitorMail } from './visitor-mail.ts';

/** What a ticket that was taken in is told of with: to the team, and to its visitor. */
export function ticketMails(deps: TicketMailDeps): MailsOf {
  return (...ticket) => [teamMail(deps.config.teamEmail, ...ticket), visitorMail(deps, ...ticket)];
}
