import enMail from '#content/en/mail.json';
import enShell from '#content/en/shell.json';
import enStatus from '#content/en/support-status.json';
import enTicket from '#content/en/ticket.json';
import esMail from '#content/es/mail.json';
import esShell from '#content/es/shell.json';
import esStatus from '#content/es/support-status.json';
import esTicket from '#content/es/ticket.json';
import frMail from '#content/fr/mail.json';
import frShell from '#content/fr/shell.json';
import frStatus from '#content/fr/support-status.json';
import frTicket from '#content/fr/ticket.json';
import type { Words } from '#content/words.ts';
import type { Language } from '#site/languages.ts';

interface TicketWords extends Pick<Words, 'mail' | 'ticket'> {
  readonly status: Words['supportStatus'];
  readonly help: Words['shell']['help'];
}

/** Without `content/words.ts`, which would read all words of the site at each start of the server. */
export const ticketWords: Readonly<Record<Language, TicketWords>> = {
  en: { mail: enMail, ticket: enTicket, status: enStatus, help: enShell.help },
  es: { mail: esMail, ticket: esTicket, status: esStatus, help: esShell.help },
  fr: { mail: frMail, ticket: frTicket, status: frStatus, help: frShell.help },
};
