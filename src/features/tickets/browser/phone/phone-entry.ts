import type { CountryId } from '#site/countries.ts';

/** The entered phone number, in the shape that the form uses. */
export interface PhoneEntry {
  /** As it is written in its country, `300 1234567`; as typed while the number is incomplete. */
  readonly number: string;
  /** Digits only, `57`. Empty while the country is unknown. */
  readonly phoneCode: string;
  /** ISO 3166 code, `CO`. Empty if the number begins with a calling code of no country. */
  readonly countryCode: string;
  /** E.164, `+573001234567`. Empty while the number is incomplete or the rules are not loaded. */
  readonly formattedNumber: string;
}

/** The part of an entry that is saved with a draft and restored. */
export type StoredPhone = Pick<PhoneEntry, 'number' | 'countryCode'>;

export function isSamePhone(one: StoredPhone | undefined, other: StoredPhone | undefined): boolean {
  return one?.number === other?.number && one?.countryCode === other?.countryCode;
}

/** An example for the visitor. Its spaces are non-breaking. */
export const exampleNumber = '+57\u00a0300\u00a0123\u00a04567';

/** The country of a visitor who has not chosen one. */
export const firstCountry = 'CO';

/** The calling codes of the site's countries, which the button shows before the full table is loaded. */
export const siteCodes: Readonly<Record<CountryId, string>> = {
  co: '57',
  us: '1',
  ca: '1',
  es: '34',
  gq: '240',
  jp: '81',
  au: '61',
};

/** The calling code of a country such as `CO`. Empty for a country that the site has no home page for. */
export function siteCodeOf(country: string): string {
  return Object.entries(siteCodes).find(([id]) => id === country.toLowerCase())?.[1] ?? '';
}
