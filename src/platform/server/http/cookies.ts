import { countryCookie, sessionCookie } from '#site/cookies.ts';
import type { CountryId } from '#site/countries.ts';
import { findCountry } from '#site/countries.ts';

/** The value of a cookie as it was sent; this site's own cookies need no decoding. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header?.includes(name)) return undefined;
  for (const pair of header.split(';')) {
    const cut = pair.indexOf('=');
    if (cut > 0 && pair.slice(0, cut).trim() === name) return pair.slice(cut + 1).trim();
  }
  return undefined;
}

/**
 * Does the browser hold a session? Whether it is still good is for the calls to find out; a page that goes by this is
 * the same for all who are signed in.
 */
export function hasSessionCookie(cookies: string | undefined): boolean {
  return Boolean(readCookie(cookies, sessionCookie) ?? readCookie(cookies, `__Secure-${sessionCookie}`));
}

/** The country that the visitor has chosen on the site, by the header with their cookies. */
export function chosenCountry(cookies: string | undefined): CountryId | undefined {
  return findCountry(readCookie(cookies, countryCookie))?.id;
}
