import { wordsIn } from '#content/words.ts';
import { languageOf } from '#platform/server/language-of.ts';
import type { Ticket } from './tables.ts';

/** What its visitor wrote, without what the server has noted above it. */
export function writtenMessage(ticket: Pick<Ticket, 'message' | 'language'>): string {
  const { message } = ticket;
  const note = `${wordsIn(languageOf(ticket)).ticket.prefix}\n\n`;
  return message.startsWith(note) ? message.slice(note.length) : message;
}
