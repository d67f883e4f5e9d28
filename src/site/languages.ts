/**
 * Every language of the site. URLs, `lang`, hreflang and `Intl` all follow this table. `choose` asks visitors whose
 * language is not among them, `chosen` confirms.
 */
export const languages = [
  {
    code: 'en',
    name: 'English',
    locale: 'en-CA',
    choose: 'Choose your language',
    chosen: 'You are reading in English',
  },
  { code: 'es', name: 'Español', locale: 'es-CO', choose: 'Elija su idioma', chosen: 'Ahora lee en español' },
  {
    code: 'fr',
    name: 'Français',
    locale: 'fr-CA',
    choose: 'Choisissez votre langue',
    chosen: 'Vous lisez maintenant en français',
  },
] as const;

export type Language = (typeof languages)[number]['code'];

export const languageCodes = languages.map(({ code }) => code);
export const defaultLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return languageCodes.some((code) => code === value);
}

export function localeOf(language: Language): string {
  const entry = languages.find(({ code }) => code === language);
  if (!entry) throw new Error(`No such language: ${language}`);
  return entry.locale;
}
