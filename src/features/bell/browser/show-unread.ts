import { languageIn } from '#platform/browser/stored/user-language.ts';
import { defaultLanguage } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { unreadSign } from './unread-sign.ts';

/** Puts the number of unread notifications at the bell; it has a place of its own there, so nothing moves. */
export function showUnread(count: number): void {
  const place = document.querySelector<HTMLElement>('[data-unread]');
  const [sign, words] = place?.children ?? [];
  if (!place || !sign || !words) return;
  const language = languageIn(document.documentElement.lang) ?? defaultLanguage;
  sign.textContent = unreadSign(count);
  words.textContent = count > 0 ? format(place.dataset['unread'] ?? '', language, { count }) : '';
}
