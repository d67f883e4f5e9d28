import { languageCookie, requestLanguageKey } from '#site/choice-cookies.ts';
import { isLanguage } from '#site/languages.ts';
import { recall, remember, rememberLanguage } from '../shell/remember.ts';
import { languageRequest } from './language-request.ts';

/**
 * Told to `window` when a visitor chooses a language in the modal, before the page changes:
 *
 *   addEventListener('hormiga:language', ({ detail }) => detail.language)
 */
const languageEvent = 'hormiga:language';

/** The modal of the home pages: asks those whose language is not among ours, once. */
export function enhanceLanguageModal(host: HTMLElement): void {
  const dialog = host.querySelector('dialog');
  const { ask, requested, apply } = languageRequest({
    stored: recall(languageCookie),
    requested: recall(requestLanguageKey),
    browser: navigator.language,
  });
  if (requested) remember(requestLanguageKey, requested);
  if (apply) applyLanguage(apply);
  if (ask) dialog?.showModal();

  host.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-language]') : null;
    if (!link) return;
    const { language } = link.dataset;
    dispatchEvent(new CustomEvent(languageEvent, { detail: { language } }));
    dialog?.close();
    // Already read in this language: nothing to load.
    if (language === pageLanguage()) event.preventDefault();
  });
}

/** An address that names a language is never overruled; a bare one is asked for again, and the server decides. */
function applyLanguage(language: string): void {
  rememberLanguage(language);
  const isBare = !location.pathname.endsWith(`/${pageLanguage()}`);
  // Where cookies are refused the server would answer the same again, and so for ever.
  const isTold = document.cookie.includes(`${languageCookie}=${language}`);
  if (isBare && isTold && language !== pageLanguage()) location.reload();
}

function pageLanguage(): string {
  const [code = ''] = document.documentElement.lang.split('-');
  return isLanguage(code) ? code : '';
}
