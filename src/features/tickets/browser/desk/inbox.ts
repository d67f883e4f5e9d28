import { announce } from '#platform/browser/announce.ts';
import { fieldsOf } from '#platform/browser/stored/stored.ts';
import { dataOf, withData, withDataValue } from '#platform/page/data-attributes.ts';
import { defaultLanguage, isLanguage, type Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { followEvents, readPage } from './follow-events.ts';

/** Says above the list that there are new messages, and shows them when they are asked for, not before. */
export default function enhanceInbox(host: HTMLElement): void {
  const notice = host.querySelector<HTMLElement>(withData('live'));
  const link = notice?.querySelector('a');
  if (!notice || !link) return;
  const language = pageLanguage();
  const title = document.title;
  const fresh = new Set<string>();
  let since = Number(dataOf(host).since);

  const showNotice = () => {
    const text = format(propOf(notice, 'text'), language, { count: fresh.size });
    notice.hidden = fresh.size === 0;
    document.title = fresh.size > 0 ? `(${fresh.size}) ${title}` : title;
    const words = notice.querySelector('span');
    if (!words || words.textContent === text) return;
    words.textContent = text;
    if (fresh.size > 0) announce(text, language);
  };

  const refresh = async () => {
    const page = await readPage(link.href);
    const list = page?.querySelector(withData('fill'));
    const place = host.querySelector(withData('fill'));
    if (!page || !list || !place) return location.assign(link.href);
    const row = document.activeElement?.closest<HTMLElement>(withData('reference'));
    place.replaceWith(list);
    since = Number(dataOf(page.querySelector<HTMLElement>(withData('since')) ?? host).since);
    fresh.clear();
    showNotice();
    // The link that was pressed is gone: the focus goes to the row it was in, or to the first.
    const kept = row && list.querySelector(withDataValue('reference', dataOf(row).reference));
    (kept ?? list).querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  };

  link.addEventListener('click', (event) => {
    // From a later page it leads to the first one.
    if (dataOf(host).page !== '1') return;
    event.preventDefault();
    void refresh();
  });
  followEvents({
    inbox({ changes, waiting }) {
      showWaiting(waiting);
      for (const { reference, author, writtenAt } of changes) {
        if (author === 'visitor' && writtenAt > since) fresh.add(reference);
      }
      showNotice();
    },
    people: () => undefined,
  });
}

/** A text with placeholders. */
function propOf(element: HTMLElement, name: string): string {
  return String(fieldsOf(JSON.parse(dataOf(element).props ?? '{}'))[name] ?? '');
}

export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  const code = lang.slice(0, 2);
  return isLanguage(code) ? code : defaultLanguage;
}

/** The number in the menu. */
export function showWaiting(count: number): void {
  const badge = document.querySelector<HTMLElement>(withDataValue('badge', 'tickets'));
  if (!badge) return;
  badge.hidden = count === 0;
  const [shown, spoken] = badge.children;
  if (shown) shown.textContent = String(count);
  if (spoken) spoken.textContent = format(propOf(badge, 'text'), pageLanguage(), { count });
}
