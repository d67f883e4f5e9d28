import { countryCookie, sessionCookie } from '#site/cookies.ts';
import { type CountryId, findCountry } from '#site/countries.ts';

/** Request headers with lower-case names, as both Node and Hono provide them. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

export function headerOf(headers: RequestHeaders, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : value?.join(', ');
}

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
