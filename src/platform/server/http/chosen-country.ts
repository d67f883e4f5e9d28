import { countryCookie } from '#site/choice-cookies.ts';
import { type CountryId, findCountry } from '#site/countries.ts';
import { readCookie } from './cookies.ts';

/** The country that the visitor has chosen on the site, by the header with their cookies. */
export function chosenCountry(cookies: string | undefined): CountryId | undefined {
  return findCountry(readCookie(cookies, countryCookie))?.id;
}
