import type { Language } from './languages.ts';

export const currencies = ['cop', 'usd', 'cad'] as const;
export type Currency = (typeof currencies)[number];

/** In the order in which the start page shows them. */
export const continents = ['americas', 'europe', 'africa', 'asia', 'oceania'] as const;
export type Continent = (typeof continents)[number];

/**
 * The countries with a regional home. `id` is what the cookie holds, `code` what other systems of
 * the company call the country. Only three have a currency of their own here; the rest pay in USD.
 */
export const countries = [
  { id: 'co', code: 'COLOMBIA', continent: 'americas', home: '/es-co', language: 'es', currency: 'cop' },
  { id: 'us', code: 'USA', continent: 'americas', home: '/en-us', language: 'en', currency: 'usd' },
  { id: 'ca', code: 'CANADA', continent: 'americas', home: '/en-ca', language: 'en', currency: 'cad' },
  { id: 'es', code: 'SPAIN', continent: 'europe', home: '/es-es', language: 'es', currency: 'usd' },
  { id: 'gq', code: 'EQUATORIAL_GUINEA', continent: 'africa', home: '/es-gq', language: 'es', currency: 'usd' },
  { id: 'jp', code: 'JAPAN', continent: 'asia', home: '/ja-jp', language: 'en', currency: 'usd' },
  { id: 'au', code: 'AUSTRALIA', continent: 'oceania', home: '/en-au', language: 'en', currency: 'usd' },
] as const satisfies readonly {
  id: string;
  code: string;
  continent: Continent;
  home: `/${string}`;
  language: Language;
  currency: Currency;
}[];

export type Country = (typeof countries)[number];
export type CountryId = Country['id'];

export function findCountry(id: string | undefined): Country | undefined {
  return countries.find((country) => country.id === id);
}
