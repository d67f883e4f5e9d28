/** Every language of the site. URLs, `lang`, hreflang and `Intl` all follow this table. */
export const languages = [
  { code: 'en', name: 'English', locale: 'en-CA' },
  { code: 'es', name: 'Español', locale: 'es-CO' },
  { code: 'fr', name: 'Français', locale: 'fr-CA' },
] as const;

export type Language = (typeof languages)[number]['code'];

export const languageCodes = languages.map(({ code }) => code);
export const defaultLanguage: Language = 'en';

/** In which mails to the team are written. */
export const teamLanguage: Language = 'es';

/** In which the legal texts are binding. */
export const legalLanguage: Language = 'es';

/** One value for each language. */
export function byLanguage<Value>(make: (language: Language) => Value): Readonly<Record<Language, Value>>;
export function byLanguage(make: (language: Language) => unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(languageCodes.map((code) => [code, make(code)]));
}

export function isLanguage(value: unknown): value is Language {
  return languageCodes.some((code) => code === value);
}

/**
 * The `lang` of pages. English and Spanish are those of the visitor's country, which the server knows: `lang` of the page
 * that a visitor from the USA gets is `en-US`, and in Spain `es-ES`.
 */
export function languageTagOf(language: Language, country?: string): string {
  if (language === 'es' && isTwentyFourHourSpanish(country)) return `es-${country?.toUpperCase()}`;
  if (language !== 'en') return localeOf(language);
  return country === 'us' || country === 'ca' ? `en-${country.toUpperCase()}` : language;
}

/** Spanish is written with 12 hours in the Americas, and with 24 in Spain and Equatorial Guinea. */
export function isTwentyFourHourSpanish(country: string | null | undefined): boolean {
  return country === 'es' || country === 'gq';
}

/** The country in the browser's page, from its `lang`: `es` in `es-ES`. Undefined on the server. */
export function countryOfPage(): string | undefined {
  return globalThis.document?.documentElement.lang.split('-')[1]?.toLowerCase();
}

/** True in the browser of a visitor from the USA, who reads `$10`. */
export function isAmericanPage(): boolean {
  return globalThis.document?.documentElement.lang === 'en-US';
}

export function localeOf(language: Language): string {
  const entry = languages.find(({ code }) => code === language);
  if (!entry) throw new Error(`No such language: ${language}`);
  return entry.locale;
}
