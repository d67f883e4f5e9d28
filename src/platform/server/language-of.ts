import { defaultLanguage, type Language } from '#site/languages.ts';
import { languageIn } from '../browser/stored/user-language.ts';

/** The language in which a ticket, quote, order or meeting was requested: its documents and mails use it. */
export function languageOf({ language }: { readonly language: string }): Language {
  return languageIn(language) ?? defaultLanguage;
}
