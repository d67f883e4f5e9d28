import { type Currency, countries } from './countries.ts';

/** The visitors who pay in a currency, as `data-when-country` names them. Whoever has not said pays in USD. */
export function whoPaysIn(currency: Currency): string {
  const ids: string[] = countries.filter((country) => country.currency === currency).map(({ id }) => id);
  return (currency === 'usd' ? ['none', ...ids] : ids).join(' ');
}
