import { defaultLanguage, type Language } from '#site/languages.ts';
import { languageIn } from '../browser/stored/user-language.ts';

/** In which a ticket, a quote, an order or a meeting was asked for: that of its papers and mails. */
export function languageOf({ language }: { readonly language: string }): Language {
  return languageIn(language) ?? defaultLanguage;
}
