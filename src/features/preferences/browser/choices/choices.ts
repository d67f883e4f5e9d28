import { answerConsent } from '#features/consent/browser/start-consent.ts';
import { rememberText } from '#platform/browser/storage/text.ts';
import { languageCookie } from '#site/choice-cookies.ts';
import { chooseCountry, followCountry } from './country.ts';
import { rememberInCookie } from './remember-in-cookie.ts';

/**
 * Told to `window` when a visitor chooses a language, before the page changes:
 *
 *   addEventListener('hormiga:language', ({ detail }) => detail.language)
 */
const languageEvent = 'hormiga:language';

/** The cookie banner, the language links and the country forms, wherever they stand. */
export function startChoices(): void {
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement && form.dataset.choice && submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    if (form.dataset.choice === 'consent') answerConsent(form, submitter.value);
    else chooseCountry(submitter.value, form);
  });
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('[data-language],[data-country-choice]');
    if (!link) return;
    const { language, countryChoice } = link.dataset;
    if (language) chooseLanguage(language);
    else if (countryChoice) chooseCountry(countryChoice);
  });
  followCountry();
}

function chooseLanguage(language: string): void {
  rememberText(languageCookie, language);
  rememberInCookie(languageCookie, language);
  // Whoever has chosen need not be asked.
  rememberText('requestLanguage', 'false');
  dispatchEvent(new CustomEvent(languageEvent, { detail: { language } }));
}
