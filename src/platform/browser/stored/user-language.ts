import { languageCookie } from '#site/cookies.ts';
import { isLanguage, type Language } from '#site/languages.ts';
import type { Stored } from './stored.ts';

/** The language that a visitor chose. A cookie of the same name passes it to the server. */
export const userLanguage: Stored<Language> = { key: languageCookie, read: languageIn, write: (language) => language };

/** The site's language that a tag such as `es-CO` or `FR` names. */
export function languageIn(tag: string): Language | undefined {
  const [code] = tag.toLowerCase().split(/[-_]/);
  return isLanguage(code) ? code : undefined;
}
