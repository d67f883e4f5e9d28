import type { MailsOf } from '#database/tickets/keep-ticket.ts';
import { teamMail } from './team-mail.ts';
import { type MailConfig, visitorMail } from './visitor-mail.ts';

/** What a ticket that was taken in is told of with: to the team, and to its visitor. */
export function ticketMails(config: MailConfig): MailsOf {
  return (...ticket) => [teamMail(config.teamEmail, ...ticket), visitorMail(config, ...ticket)];
}
