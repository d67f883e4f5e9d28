import { type Currency, findCountry } from '#site/countries.ts';
import { useVisitorCountry } from './use-visitor-country.ts';

/** The currency of the visitor's country, or the first one where none is chosen. Undefined while drawn at build time. */
export function useVisitorCurrency(first: Currency = 'usd'): Currency | undefined {
  const country = useVisitorCountry();
  return country === undefined ? undefined : (findCountry(country)?.currency ?? first);
}
