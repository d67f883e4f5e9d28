import { wordsIn } from '#content/words.ts';
import { languageOf } from '#platform/server/language-of.ts';
import { shorten } from '#platform/server/shorten.ts';
import type { TicketStatus } from '../live-answers.ts';
import type { Ticket } from './tables.ts';

/** What its visitor wrote, without what the server has noted above it. */
export function writtenMessage(ticket: Pick<Ticket, 'message' | 'language'>): string {
  const { message } = ticket;
  const note = `${wordsIn(languageOf(ticket)).ticket.prefix}\n\n`;
  return message.startsWith(note) ? message.slice(note.length) : message;
}

/** Characters of a message that a line of a list has room for. */
const shown = 140;

/** The beginning of what was written, on one line. */
export function excerptOf(ticket: Pick<Ticket, 'message' | 'language'>): string {
  return shorten(writtenMessage(ticket).replace(/\s+/g, ' '), shown);
}

/** How a ticket stands, as its visitor may know it: that something waits in quarantine is the team's business. */
export function visitorState({ state }: Pick<Ticket, 'state'>): TicketStatus['state'] {
  return state === 'answered' || state === 'closed' ? state : 'received';
}
