import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { regionNames } from './formatters.ts';
import { type Language, localeOf } from './languages.ts';

export interface CallingCode {
  /** The country as ISO 3166 writes it, `CO`: +1 alone does not tell Canada from the United States. */
  readonly country: string;
  readonly code: string;
  readonly name: string;
}

const known = new Map<Language, readonly CallingCode[]>();

/** Every country one can be called in, by name. The table weighs a lot: an island loads it when it is needed. */
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

/** `573000000000` as people write it: `+57 300 000 0000`. For pages: in the browser it would weigh too much. */
export function formatPhone(digits: string): string {
  const number = `+${digits}`;
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
