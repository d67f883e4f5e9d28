import { languageIn } from '#platform/browser/stored/user-language.ts';
import { defaultLanguage } from '#site/languages.ts';
import { format } from '#site/message.ts';

/** Puts the number of unread notifications at the bell; it has a place of its own there, so nothing moves. */
export function showUnread(count: number): void {
  const place = document.querySelector<HTMLElement>('[data-unread]');
  const [sign, words] = place?.children ?? [];
  if (!place || !sign || !words) return;
  const language = languageIn(document.documentElement.lang) ?? defaultLanguage;
  sign.textContent = unreadSign(count);
  words.textContent = count > 0 ? format(place.dataset['unread'] ?? '', language, { count }) : '';
}

/** Two digits would not fit into the sign at the bell. */
const most = 9;

/** What stands at the bell: nothing, a digit, or `9+`. */
export function unreadSign(count: number): string {
  if (count < 1) return '';
  return count > most ? `${most}+` : String(count);
}
