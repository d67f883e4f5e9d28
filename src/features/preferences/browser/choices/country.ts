import { ignoreErrors } from '#platform/browser/ignore-errors.ts';
import { readText, rememberText } from '#platform/browser/storage/text.ts';
import { countryCookie } from '#site/choice-cookies.ts';
import { rememberInCookie } from './remember-in-cookie.ts';

const { dataset } = document.documentElement;

/** Without leaving the page and without waiting for a server, so that what was typed stays, also on a lost line. */
export function chooseCountry(country: string, form?: HTMLFormElement): void {
  rememberText(countryCookie, country);
  rememberInCookie(countryCookie, country);
  dataset.country = country;
  if (!form) return;
  const menu = form.closest('details');
  menu?.removeAttribute('open');
  // The pressed button had the focus, and is hidden now.
  menu?.querySelector('summary')?.focus();
  // Safari forgets after a week what a script has put into a cookie, and not what a server has.
  ignoreErrors(fetch(form.action, { method: 'POST', body: new URLSearchParams({ country }), redirect: 'manual' }));
}

/** What another tab chooses goes for this one too, and for a page that is gone back to. */
export function followCountry(): void {
  const follow = () => {
    const country = readText(countryCookie);
    // If it is one that this page offers: whatever stands in the storage may be broken.
    if (country && document.querySelector(`[name=country][value=${CSS.escape(country)}]`)) dataset.country = country;
  };
  addEventListener('storage', ({ key }) => key === countryCookie && follow());
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
}
