import { type CountryId, type Currency, countries } from './countries.ts';

// For `data-when-country`: the visitors who see an element, by the ids of their countries; `none` has not chosen one.

/** Everyone but the visitors of this country. */
export function outsideOf(country: CountryId): string {
  return ['none', ...countries.map(({ id }) => id).filter((id) => id !== country)].join(' ');
}

/** The visitors who pay in a currency. A visitor without a country sees the first one. */
export function whoPaysIn(currency: Currency, first: Currency = 'usd'): string {
  const ids: string[] = countries.filter((country) => country.currency === currency).map(({ id }) => id);
  return (currency === first ? ['none', ...ids] : ids).join(' ');
}
