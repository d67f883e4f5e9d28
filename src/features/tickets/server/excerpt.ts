import { shorten } from '#platform/server/shorten.ts';
import type { Ticket } from './tables.ts';
import { writtenMessage } from './written-message.ts';

/** Characters of a message that a line of a list has room for. */
const shown = 140;

/** The beginning of what was written, on one line. */
export function excerptOf(ticket: Pick<Ticket, 'message' | 'language'>): string {
  return shorten(writtenMessage(ticket).replace(/\s+/g, ' '), shown);
}
