import type { Ticket } from '#database/tickets/keep-ticket.ts';
import { writtenMessage } from './written-message.ts';

/** Characters of a message that a line of a list has room for. */
const shown = 140;

/** The beginning of what was written, by characters as people count them, so that no emoji is cut in two. */
export function excerptOf(ticket: Pick<Ticket, 'message' | 'language'>): string {
  // Of a long message only as much is looked at as can be shown, whatever it is made of.
  const text = writtenMessage(ticket).slice(0, shown * 10);
  const characters = [...new Intl.Segmenter().segment(text.replace(/\s+/g, ' '))].map(({ segment }) => segment);
  return characters.length <= shown ? characters.join('') : `${characters.slice(0, shown - 1).join('')}…`;
}
