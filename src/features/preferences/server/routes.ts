import { setCookie } from 'hono/cookie';
import { success } from '#platform/contracts/envelope.ts';
import { type App, headersOf } from '#platform/server/app-context.ts';
import { mountCall, mountCallWithoutInput } from '#platform/server/calls/mount-call.ts';
import type { Config } from '#platform/server/config/config.ts';
import { accepts } from '#platform/server/http/accept.ts';
import { isSecure } from '#platform/server/security/origins.ts';
import { countryCookie } from '#site/cookies.ts';
import { type Country, countries } from '#site/countries.ts';
import { secondsPerYear } from '#site/durations.ts';
import { countryName } from '#site/formatters.ts';
import { byLanguage } from '#site/languages.ts';
import { type CountryItem, getCountries, setCountry } from '../contract.ts';

/** Lets visitors choose a country without JavaScript: a form posts the choice and returns to its page. */
export function mountPreferences(app: App, config: Config): void {
  mountCall(app, config, setCountry, ({ country, back }, c) => {
    const headers = headersOf(c);
    const secure = isSecure(headers, config.trustProxy);
    // Not httpOnly, because scripts of the site read this cookie too.
    setCookie(c, countryCookie, country, { path: '/', maxAge: secondsPerYear, sameSite: 'Lax', secure });
    return accepts(headers, 'application/json') ? success({}) : c.redirect(back, 303);
  });
}

export function mountCountries(app: App, config: Config): void {
  const items = countries.map(itemOf);
  mountCallWithoutInput(app, config, getCountries, () => success(items));
}

function itemOf(country: Country): CountryItem {
  const { id, code, home } = country;
  const name = byLanguage((language) => countryName(country, language));
  return { id, code, name, icon: id, url: home };
}
