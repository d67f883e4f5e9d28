import { signOutPath } from '#features/accounts/sign-in.ts';
import { isPopupShownKey } from '#features/marketing/stored.ts';
import { rememberInCookie } from '#features/preferences/browser/choices.ts';
import { notify } from '#platform/browser/interruptions/notify.ts';
import { ignoreErrors } from '#platform/browser/promises.ts';
import { storedKeys } from '#platform/browser/storage/storage.ts';
import { forget, readText } from '#platform/browser/storage/text.ts';
import { dataOf } from '#platform/page/data-attributes.ts';
import { countryCookie, languageCookie, zoneCookie } from '#site/cookies.ts';
import { ownKeys } from './own-keys.ts';

/** Characters of a value: enough to recognise it. */
const shown = 60;

/** Shows what this site stores in this browser, as long as the page is open, and deletes it on request. */
export default function enhanceStoredHere(host: HTMLElement): void {
  const list = host.querySelector('ul');
  const button = host.querySelector('button');
  const draw = () => list?.replaceChildren(...ownEntries().map(([key, text]) => item(key, text)));

  button?.addEventListener('click', () => {
    for (const [key] of ownEntries()) forget(key);
    for (const name of [languageCookie, countryCookie, zoneCookie]) rememberInCookie(name, '', 0);
    // Only the server can delete the session cookie.
    if (dataOf(document.documentElement).signed === 'in') ignoreErrors(fetch(signOutPath, { redirect: 'manual' }));
    // As in another tab: the page follows the change.
    dispatchEvent(new StorageEvent('storage'));
    dataOf(document.documentElement).country = '';
    host.querySelector<HTMLElement>('h3')?.focus();
    notify(dataOf(button).deleted ?? '', 'success');
  });
  addEventListener('storage', draw);
  new MutationObserver(draw).observe(document.documentElement, { attributes: true });
  draw();
  dataOf(host).ready = '';
}

function ownEntries(): [string, string][] {
  const keys = [...ownKeys.map(({ key }) => key), ...storedKeys().filter(isPopupShownKey)];
  return keys.flatMap((key) => {
    const text = readText(key);
    return text === null ? [] : [[key, text]];
  });
}

function item(key: string, text: string): HTMLLIElement {
  const [name, element] = [document.createElement('code'), document.createElement('li')];
  name.textContent = key;
  // By characters, so that no emoji is cut in two.
  const characters = [...text];
  element.append(name, ` ${characters.slice(0, shown).join('')}${characters.length > shown ? '…' : ''}`);
  return element;
}
