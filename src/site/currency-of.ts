import { type Currency, countries } from './countries.ts';

/** The visitors who pay in a currency, as `data-when-country` names them. Whoever has not said sees the first one. */
export function whoPaysIn(currency: Currency, first: Currency = 'usd'): string {
  const ids: string[] = countries.filter((country) => country.currency === currency).map(({ id }) => id);
  return (currency === first ? ['none', ...ids] : ids).join(' ');
}
