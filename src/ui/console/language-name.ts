import { type Language, localeOf } from '#site/languages.ts';

/** What a language is called in another. */
export function languageName(code: string, language: Language): string {
  return new Intl.DisplayNames(localeOf(language), { type: 'language' }).of(code) ?? code;
}
