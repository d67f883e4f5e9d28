/**
 * Everything that needs the table of all the world's phone numbers. It is loaded when the visitor reaches the field:
 * `import('./phone-rules.ts').then((rules) => rules.phoneProblem(entry))`.
 */
import { getCountries, getCountryCallingCode, isSupportedCountry, type PhoneNumber } from 'libphonenumber-js/min';
import type { Language } from '#site/languages.ts';
import { callingCodes } from '#site/phone.ts';
import { cleanNumber, isPhoneWrong, readNumber } from '../../ticket-phone.ts';
import type { PhoneEntry } from './phone-entry.ts';
import { type CountryOption, withKeys } from './search-countries.ts';

/** A calling code has at most three digits, and two more make a number that can be parsed. */
const enoughDigits = 6;

/**
 * The country of a number: the one that its calling code names, otherwise the chosen one. Where several countries share
 * a code, the chosen one stays until the digits identify another. Empty if the code belongs to no country.
 */
export function countryOf(text: string, chosen: string): string {
  const number = readNumber(text, chosen);
  if (!number) return isAbroad(text) && text.replace(/\D/g, '').length >= enoughDigits ? '' : chosen;
  const code = number.countryCallingCode;
  if (!isAbroad(text) && isSupportedCountry(chosen) && getCountryCallingCode(chosen) === code) return chosen;
  const sharing = getCountries().filter((country) => getCountryCallingCode(country) === code);
  const possible: readonly string[] = number.getPossibleCountries();
  if (sharing.length === 0) return '';
  return possible.includes(chosen) ? chosen : (number.country ?? possible[0] ?? chosen);
}

/** The entry that is passed to the form. */
export function entryOf(text: string, chosen: string): PhoneEntry {
  const countryCode = countryOf(text, chosen);
  const number = readNumber(text, chosen);
  const whole = number?.isValid() ? number : undefined;
  return {
    number: whole && countryCode ? asDialled(whole, countryCode) : cleanNumber(text),
    phoneCode: isSupportedCountry(countryCode) ? getCountryCallingCode(countryCode) : '',
    countryCode,
    formattedNumber: whole?.number ?? '',
  };
}

/**
 * As it is written in the country; with its calling code if that form cannot be parsed again (some numbers of Gabon).
 */
function asDialled(number: PhoneNumber, country: string): string {
  const national = number.formatNational();
  return readNumber(national, country)?.number === number.number ? national : number.formatInternational();
}

/** The national part of a number, for a visitor who chooses another country after typing a calling code. */
export function nationalPart(text: string): string {
  const typed = cleanNumber(text);
  return isAbroad(typed) ? (readNumber(typed)?.formatNational() ?? typed.replace(/^\D+/, '')) : typed;
}

/** The problem that the server would find. An empty number is valid, because the field is optional. */
export function phoneProblem({ number, countryCode }: PhoneEntry): 'country' | 'invalid' | undefined {
  if (number === '') return undefined;
  if (countryCode === '') return 'country';
  return isPhoneWrong({ telefono_cliente: number, telefono_clienteCountry: countryCode }) ? 'invalid' : undefined;
}

const options = new Map<Language, readonly CountryOption[]>();

/** All countries, for the list. Cached, because creating the names takes a moment on a slow phone. */
export function countryOptions(language: Language): readonly CountryOption[] {
  const known = options.get(language) ?? withKeys(callingCodes(language), language);
  options.set(language, known);
  return known;
}

function isAbroad(text: string): boolean {
  return /^(tel:)?\(?\+/.test(cleanNumber(text));
}
