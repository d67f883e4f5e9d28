import { href, readAddress } from '#site/address.ts';
import type { Language } from '#site/languages.ts';

/** A page of this site is opened in the language of the notification, unless the marketer named another one. */
export function localizedTarget(target: string, language: Language): string {
  if (!target.startsWith('/')) return target;
  const { pathname, searchParams, hash } = new URL(target, 'https://site.invalid');
  const address = readAddress(pathname, searchParams);
  if (!address || address.language) return target;
  // Where a campaign is counted by the query, it stays.
  const page = new URL(href(address.route.path, language), 'https://site.invalid');
  for (const [name, value] of searchParams) page.searchParams.set(name, value);
  return page.pathname + page.search + hash;
}
