/** Every language of the site. Addresses, `lang`, hreflang and `Intl` all follow this table. */
export const languages = [
  { code: 'en', name: 'English', locale: 'en-CA' },
  { code: 'es', name: 'Español', locale: 'es-CO' },
  { code: 'fr', name: 'Français', locale: 'fr-CA' },
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
