import enMail from '#content/en/mail.json';
import enShell from '#content/en/shell.json';
import enTicket from '#content/en/ticket.json';
import esMail from '#content/es/mail.json';
import esShell from '#content/es/shell.json';
import esTicket from '#content/es/ticket.json';
import frMail from '#content/fr/mail.json';
import frShell from '#content/fr/shell.json';
import frTicket from '#content/fr/ticket.json';
import type { Words } from '#content/words.ts';
import type { Language } from '#site/languages.ts';

type TicketWords = Pick<Words, 'mail' | 'ticket'> & { readonly help: Words['shell']['help'] };

/** Without `content/words.ts`, which would read all words of the site at each start of the server. */
export const ticketWords: Readonly<Record<Language, TicketWords>> = {
  en: { mail: enMail, ticket: enTicket, help: enShell.help },
  es: { mail: esMail, ticket: esTicket, help: esShell.help },
  fr: { mail: frMail, ticket: frTicket, help: frShell.help },
};
