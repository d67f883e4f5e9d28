import { type CountryId, countries } from './countries.ts';

/** For `data-when-country`: everyone but the visitors of this country, also who has not chosen one. */
export function outsideOf(country: CountryId): string {
  return ['none', ...countries.map(({ id }) => id).filter((id) => id !== country)].join(' ');
}
