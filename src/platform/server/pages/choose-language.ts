import type { Address } from '#site/address.ts';
import { languageCookie } from '#site/cookies.ts';
import { findCountry } from '#site/countries.ts';
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
