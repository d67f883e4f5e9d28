import type { Currency } from './currencies.ts';
import type { Language } from './languages.ts';

/** In the order of the start page. */
export const continents = ['americas', 'europe', 'africa', 'asia', 'oceania'] as const;
type Continent = (typeof continents)[number];

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

/** The same ids, for scripts that need nothing else of the table. */
export const countryIds = ['co', 'us', 'ca', 'es', 'gq', 'jp', 'au'] as const satisfies readonly CountryId[];

export type Country = (typeof countries)[number];
export type CountryId = Country['id'];

export function findCountry(id: string | undefined): Country | undefined {
  return countries.find((country) => country.id === id);
}

// For `data-when-country`: the visitors who see an element, by the ids of their countries; `none` has not chosen one.

/** Everyone but the visitors of this country. */
export function everyoneOutside(country: CountryId): string {
  return ['none', ...countries.map(({ id }) => id).filter((id) => id !== country)].join(' ');
}

/** The countries that pay in a currency. The first is the one that it is known by. */
export function countriesOf(currency: Currency): readonly CountryId[] {
  return countries.filter((country) => country.currency === currency).map(({ id }) => id);
}

/** The visitors who pay in a currency. A visitor without a country sees the first one. */
export function whoPaysIn(currency: Currency, first: Currency = 'usd'): string {
  const ids = countriesOf(currency);
  return (currency === first ? ['none', ...ids] : ids).join(' ');
}
