import { answerConsent } from '#features/consent/browser/start-consent.ts';
import { ignoreErrors } from '#platform/browser/promises.ts';
import { readText, rememberText } from '#platform/browser/storage/text.ts';
import { dataOf, withData } from '#platform/page/data-attributes.ts';
import { countryCookie, languageCookie } from '#site/cookies.ts';
import { secondsPerYear } from '#site/durations.ts';

/**
 * Dispatched on `window` when a visitor chooses a language, before the page changes:
 *
 *   addEventListener('hormiga:language', ({ detail }) => detail.language)
 */
const languageEvent = 'hormiga:language';

/** Handles the cookie banner, the language links and the country forms, anywhere on the page. */
export function startChoices(): void {
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement && dataOf(form).choice && submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    if (dataOf(form).choice === 'consent') answerConsent(form, submitter.value);
    else chooseCountry(submitter.value, form);
  });
  document.addEventListener('click', ({ target }) => {
    const link =
      target instanceof Element && target.closest<HTMLElement>(`${withData('language')},${withData('country-choice')}`);
    if (!link) return;
    const { language, countryChoice } = dataOf(link);
    if (language) chooseLanguage(language);
    else if (countryChoice) chooseCountry(countryChoice);
  });
  followCountry();
}

function chooseLanguage(language: string): void {
  rememberText(languageCookie, language);
  rememberInCookie(languageCookie, language);
  // A visitor who has chosen need not be asked.
  rememberText('requestLanguage', 'false');
  dispatchEvent(new CustomEvent(languageEvent, { detail: { language } }));
}

/** Without leaving the page or waiting for a server, so that what was typed stays, even offline. */
function chooseCountry(country: string, form?: HTMLFormElement): void {
  rememberText(countryCookie, country);
  rememberInCookie(countryCookie, country);
  showCountry(country);
  if (!form) return;
  const menu = form.closest('details');
  menu?.removeAttribute('open');
  // The pressed button had the focus, and is hidden now.
  menu?.querySelector('summary')?.focus();
  // Safari deletes cookies that a script has set after a week, but not those that a server has set.
  ignoreErrors(fetch(form.action, { method: 'POST', body: new URLSearchParams({ country }), redirect: 'manual' }));
}

function showCountry(country: string): void {
  const root = document.documentElement;
  const data = dataOf(root);
  delete data.guessed;
  data.country = country;
  ignoreErrors(import('./apply-country.ts').then((module) => module.applyCountry(root)));
}

/** Applies the choice of another tab, also to a page that was restored from the back/forward cache or came from a shared one. */
function followCountry(): void {
  const follow = () => {
    const country = readText(countryCookie);
    // Only if this page offers that country: the stored value may be broken.
    if (country && document.querySelector(`[name=country][value=${CSS.escape(country)}]`)) showCountry(country);
  };
  const { lateCountry, country } = dataOf(document.documentElement);
  if (lateCountry !== undefined && country) showCountry(country);
  addEventListener('storage', ({ key }) => key === countryCookie && follow());
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
}

/** For values that the server must know too. */
export function rememberInCookie(name: string, value: string, seconds = secondsPerYear): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}
