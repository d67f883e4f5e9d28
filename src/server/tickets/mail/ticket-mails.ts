import type { MailsOf } from '#database/tickets/keep-ticket.ts';
import { teamMail } from './team-mail.ts';
import { visitorMail } from './visitor-mail.ts';

/** What a ticket that was taken in is told of with. */
export const ticketMails: MailsOf = (...ticket) => [teamMail(...ticket), visitorMail(...ticket)];
