import { countryCookie } from '#site/choice-cookies.ts';
import { consentKey, isConsent } from '#site/consent.ts';
import { remember, rememberInCookie, rememberLanguage } from './remember.ts';

const root = document.documentElement;

/** The cookie banner, the language links and the country forms. */
export function startChoices(): void {
  document.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || !(event.submitter instanceof HTMLButtonElement)) return;
    const { choice } = event.target.dataset;
    if (choice === 'consent') chooseConsent(event, event.submitter.value);
    if (choice === 'country') void chooseCountry(event, event.target, event.submitter);
  });
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('[data-language]');
    if (link) rememberLanguage(link.dataset.language ?? '');
    const country = target instanceof Element && target.closest<HTMLElement>('[data-country-choice]');
    if (country) rememberInCookie(countryCookie, country.dataset.countryChoice ?? '');
  });
}

function chooseConsent(event: Event, value: string): void {
  event.preventDefault();
  if (!isConsent(value)) return;
  root.dataset.consent = value;
  remember(consentKey, value);
}

/** Without leaving the page, so that what was typed stays. If the call fails, the form posts as usual. */
async function chooseCountry(event: Event, form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  event.preventDefault();
  const body = new URLSearchParams({ [button.name]: button.value });
  const saved = await fetch(form.action, { method: 'POST', body, headers: { accept: 'application/json' } }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!saved) return postPlainly(form, button);
  root.dataset.country = button.value;
  form.closest('details')?.removeAttribute('open');
}

/** `submit()` leaves the pressed button out, so its value goes along in a field. */
function postPlainly(form: HTMLFormElement, { name, value }: HTMLButtonElement): void {
  const field = Object.assign(document.createElement('input'), { type: 'hidden', name, value });
  form.append(field);
  form.submit();
}
