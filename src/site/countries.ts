import type { Language } from './languages.ts';

export const currencies = ['cop', 'usd', 'cad'] as const;
export type Currency = (typeof currencies)[number];

/** In the order of the start page. */
export const continents = ['americas', 'europe', 'africa', 'asia', 'oceania'] as const;
export type Continent = (typeof continents)[number];

/**
 * The countries with a regional home. `id` is the value of the cookie, `code` the name in other systems of the company.
 * Only three have their own currency here; the others pay in USD.
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
