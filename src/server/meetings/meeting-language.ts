import type { Meeting } from '#database/meetings/meeting-change.ts';
import { defaultLanguage, type Language } from '#site/languages.ts';
import { languageIn } from '#site/stored/user-language.ts';

/** In which we talk and write. */
export function languageOf({ language }: Pick<Meeting, 'language'>): Language {
  return languageIn(language) ?? defaultLanguage;
}
