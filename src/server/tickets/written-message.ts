import { wordsIn } from '#content/words.ts';
import type { Ticket } from '#database/tickets/keep-ticket.ts';
import { defaultLanguage } from '#site/languages.ts';
import { languageIn } from '#site/stored/user-language.ts';

/** What its visitor wrote, without what the server has noted above it. */
export function writtenMessage({ message, language }: Pick<Ticket, 'message' | 'language'>): string {
  const note = `${wordsIn(languageIn(language) ?? defaultLanguage).ticket.prefix}\n\n`;
  return message.startsWith(note) ? message.slice(note.length) : message;
}
