import { type Address, readAddress } from '#site/address.ts';
import { languageCookie } from '#site/cookies.ts';
import { findCountry } from '#site/countries.ts';
import { secondsPerYear } from '#site/durations.ts';
import { defaultLanguage, isLanguage, type Language, languageCodes } from '#site/languages.ts';
import type { RoutePath } from '#site/routes.ts';
import { languageIn } from '../../browser/stored/user-language.ts';
import { negotiateLanguage } from '../http/accept.ts';
import { headerOf, type RequestHeaders, readCookie } from '../http/headers.ts';

/**
 * The language of the response. A language in the URL is never overruled; without a known URL it is the visitor's own.
 */
export function chooseLanguage(address: Address | undefined, headers: RequestHeaders): Language {
  const fixed = address?.language ?? address?.route.bareLanguage;
  if (fixed) return fixed;
  const stored = readCookie(headerOf(headers, 'cookie'), languageCookie);
  if (isLanguage(stored)) return stored;
  const region = findCountry(address?.route.country);
  return region?.language ?? negotiateLanguage(headerOf(headers, 'accept-language') ?? '') ?? defaultLanguage;
}

/** In characters, far more than an address of ours has. */
const longestReferrer = 2_000;

/**
 * The language that a visitor has chosen with a link to this page from the same page in another one. With JavaScript the
 * browser has stored it already; without, only this tells.
 */
export function languageOfLink({ route, language }: Address, headers: RequestHeaders): Language | undefined {
  const referrer = headerOf(headers, 'referer');
  if (!language || !referrer || referrer.length > longestReferrer || !URL.canParse(referrer)) return undefined;
  const { host, pathname, searchParams } = new URL(referrer);
  const before = host === headerOf(headers, 'host') ? readAddress(pathname, searchParams) : undefined;
  if (before?.route.path !== route.path || chooseLanguage(before, headers) === language) return undefined;
  return readCookie(headerOf(headers, 'cookie'), languageCookie) === language ? undefined : language;
}

/** For a year, as the browser's own script stores it. */
export function languageCookieFor(language: Language, secure: boolean): string {
  return `${languageCookie}=${language}; Path=/; Max-Age=${secondsPerYear}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** The request headers that the choice depends on. */
export function languageVary({ route, language }: Address): readonly string[] {
  if (language ?? route.bareLanguage) return [];
  return route.country ? ['Cookie'] : ['Accept-Language', 'Cookie'];
}

/**
 * The pattern for the handlers of a page, whose URL ends with a language or not. It matches languages only: `/support`
 * must not take the requests for `/support/quote`.
 */
export function pagePattern<Path extends RoutePath>(path: Path): `${Path}/:language{${string}}?` {
  // In a group: Hono anchors only the first and the last alternative.
  return `${path}/:language{(?:${languageCodes.join('|')})}?`;
}

/** The language in which a ticket, quote, order or meeting was requested: its documents and mails use it. */
export function languageOf({ language }: { readonly language: string }): Language {
  return languageIn(language) ?? defaultLanguage;
}
