import { wordsIn } from '#content/words.ts';
import { languageOf } from '#platform/server/language-of.ts';
import { shorten } from '#platform/server/shorten.ts';
import type { TicketStatus } from '../live-answers.ts';
import type { Ticket } from './tables.ts';

/** The visitor's message, without the line that the server adds above it. */
export function writtenMessage(ticket: Pick<Ticket, 'message' | 'language'>): string {
  const { message } = ticket;
  const note = `${wordsIn(languageOf(ticket)).ticket.prefix}\n\n`;
  return message.startsWith(note) ? message.slice(note.length) : message;
}

/** The maximum length, in characters, of an excerpt in a list. */
const excerptLength = 140;

/** The beginning of the message, on one line. */
export function excerptOf(ticket: Pick<Ticket, 'message' | 'language'>): string {
  return shorten(writtenMessage(ticket).replace(/\s+/g, ' '), excerptLength);
}

/** The state that visitors may see: that a ticket is in quarantine is not excerptLength to them. */
export function visitorState({ state }: Pick<Ticket, 'state'>): TicketStatus['state'] {
  return state === 'answered' || state === 'closed' ? state : 'received';
}
