import { countryCookie, sessionCookie } from '#site/cookies.ts';
import type { CountryId } from '#site/countries.ts';
import { findCountry } from '#site/countries.ts';

/** The raw value of a cookie; this site's own cookies need no decoding. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header?.includes(name)) return undefined;
  for (const pair of header.split(';')) {
    const cut = pair.indexOf('=');
    if (cut > 0 && pair.slice(0, cut).trim() === name) return pair.slice(cut + 1).trim();
  }
  return undefined;
}

/**
 * True if the browser has a session cookie. The API checks whether it is valid; a page that only uses this is the same
 * for all signed-in visitors.
 */
export function hasSessionCookie(cookies: string | undefined): boolean {
  return Boolean(readCookie(cookies, sessionCookie) ?? readCookie(cookies, `__Secure-${sessionCookie}`));
}

/** The country that the visitor has chosen on the site, from the Cookie header. */
export function chosenCountry(cookies: string | undefined): CountryId | undefined {
  return findCountry(readCookie(cookies, countryCookie))?.id;
}
