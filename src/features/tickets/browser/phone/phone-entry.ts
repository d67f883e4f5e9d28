import type { CountryId } from '#site/countries.ts';

/** What a visitor has entered, in the shape that the form hands on. */
export interface PhoneEntry {
  /** As it is written in its country, `300 1234567`; as typed while it is no whole number yet. */
  readonly number: string;
  /** Digits alone, `57`. Empty while the country is unknown. */
  readonly phoneCode: string;
  /** As ISO writes it, `CO`. Empty while unknown: a number that begins with a code of no country. */
  readonly countryCode: string;
  /** E.164, `+573001234567`. Empty while it is no whole number, or the rules are not loaded yet. */
  readonly formattedNumber: string;
}

/** The part of an entry that is kept with a draft and given back. */
export type StoredPhone = Pick<PhoneEntry, 'number' | 'countryCode'>;

export function isSamePhone(one: StoredPhone | undefined, other: StoredPhone | undefined): boolean {
  return one?.number === other?.number && one?.countryCode === other?.countryCode;
}

/** Shown as an example, wherever one helps. Its spaces do not break. */
export const exampleNumber = '+57\u00a0300\u00a0123\u00a04567';

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
