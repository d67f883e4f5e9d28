import { href, readAddress } from '#site/address.ts';
import type { Language } from '#site/languages.ts';

/** A page of this site is opened in the language of the notification, unless the marketer named another one. */
export function localizedTarget(target: string, language: Language): string {
  if (!target.startsWith('/')) return target;
  const { pathname, searchParams, hash } = new URL(target, 'https://site.invalid');
  const address = readAddress(pathname, searchParams);
  return address && !address.language ? href(address.route.path, language, hash.slice(1)) : target;
}
