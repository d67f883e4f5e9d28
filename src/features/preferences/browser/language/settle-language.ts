import { whenParsed } from '#platform/browser/promises.ts';
import { recall, remember } from '#platform/browser/storage/storage.ts';
import { languageIn, userLanguage } from '#platform/browser/stored/user-language.ts';
import { dataOf } from '#platform/page/data-attributes.ts';
import { languageCookie } from '#site/cookies.ts';
import { languageModalId } from '#site/dialogs.ts';
import type { Language } from '#site/languages.ts';
import { requestLanguage } from '../../stored.ts';
import { rememberInCookie } from '../choices.ts';

/** For a page in another language than its visitor chose, and for visitors who speak none of ours. */
export async function settleLanguage(): Promise<void> {
  await whenParsed();
  const modal = document.getElementById(languageModalId);
  const { ask, requested, apply } = languageRequest({
    // Storage may be full or cleared while a cookie remains.
    stored: recall(userLanguage) ?? languageIn(cookieText()),
    requested: recall(requestLanguage),
    browser: languageIn(navigator.language),
    canAsk: modal instanceof HTMLDialogElement,
  });
  if (requested) remember(requestLanguage, requested);
  if (apply) applyLanguage(apply);
  if (ask) await import('./ask-for-language.ts').then((module) => module.askForLanguage(modal));
  else delete dataOf(document.documentElement).interruption;
}

/** An address that names a language is never overridden; one without is loaded again, and the server decides. */
function applyLanguage(language: Language): void {
  const serverKnew = cookieText() === language;
  remember(userLanguage, language);
  rememberInCookie(languageCookie, language);
  const { lang } = document.documentElement;
  const isBare = !location.pathname.endsWith(`/${lang.slice(0, 2)}`);
  // If the server already knew the language, or cookies are refused, reloading would give the same page again.
  if (isBare && !serverKnew && cookieText() === language && !lang.startsWith(language)) location.reload();
}

function cookieText(): string {
  const start = `${languageCookie}=`;
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return pair?.slice(start.length) ?? '';
}

interface Known {
  /** `userLanguage` in local storage. */
  readonly stored: Language | undefined;
  /** `requestLanguage` in local storage. */
  readonly requested: 'true' | 'false' | undefined;
  /** The site language that the browser prefers, if there is one. */
  readonly browser: Language | undefined;
  /** Whether this page has the modal. */
  readonly canAsk: boolean;
}

interface Answer {
  /** Whether to open the modal. */
  readonly ask: boolean;
  /** The new value of `requestLanguage`. */
  readonly requested: 'true' | 'false' | undefined;
  /** The language to use from now on, if there is one to apply. */
  readonly apply: Language | undefined;
}

/**
 * A visitor who has not chosen and whose browser prefers none of our languages reads English and is to be asked; a page
 * with the modal does that, once. There, a pending question is dropped if the browser has since got one of our
 * languages; otherwise the choice stands.
 */
export function languageRequest({ stored, requested, browser, canAsk }: Known): Answer {
  const open = !stored && !browser && requested === undefined ? 'true' : requested;
  if (open === 'true' && canAsk) {
    return browser
      ? { ask: false, requested: open, apply: browser }
      : { ask: true, requested: 'false', apply: undefined };
  }
  return { ask: false, requested: open, apply: stored };
}
