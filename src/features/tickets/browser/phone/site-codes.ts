import type { CountryId } from '#site/countries.ts';

/** Of a visitor who has chosen none. */
export const firstCountry = 'CO';

/** The calling codes of the site's countries: what the button shows before the table of all of them is loaded. */
export const siteCodes: Readonly<Record<CountryId, string>> = {
  co: '57',
  us: '1',
  ca: '1',
  es: '34',
  gq: '240',
  jp: '81',
  au: '61',
};

/** Of `CO`; empty for a country without a regional home. */
export function siteCodeOf(country: string): string {
  return Object.entries(siteCodes).find(([id]) => id === country.toLowerCase())?.[1] ?? '';
}
