import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { regionNames } from './formatters.ts';
import { type Language, localeOf } from './languages.ts';

export interface CallingCode {
  /** The ISO 3166 code of the country, `CO`: +1 alone does not distinguish Canada from the United States. */
  readonly country: string;
  readonly code: string;
  readonly name: string;
}

const known = new Map<Language, readonly CallingCode[]>();

/** Every country with a calling code, by name. The table is large: an island loads it when it is needed. */
export function callingCodes(language: Language): readonly CallingCode[] {
  const codes = known.get(language) ?? list(localeOf(language));
  known.set(language, codes);
  return codes;
}

function list(locale: string): CallingCode[] {
  const names = regionNames(locale);
  const order = new Intl.Collator(locale);
  return getCountries()
    .map((country) => ({
      country,
      code: `+${getCountryCallingCode(country)}`,
      name: names.of(country) ?? country,
    }))
    .sort((a, b) => order.compare(a.name, b.name));
}

/** Formats `573000000000` as `+57 300 000 0000`. For pages only: in the browser it would be too large. */
export function formatPhone(digits: string): string {
  const number = `+${digits}`;
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}

/** `+573001234567` as it is written in its country, and that country. The number itself if its country is not known. */
export function splitPhone(phone: string): { readonly number: string; readonly country: string } {
  const parsed = parsePhoneNumberFromString(phone);
  return parsed?.country
    ? { number: parsed.formatNational(), country: parsed.country }
    : { number: phone, country: '' };
}
