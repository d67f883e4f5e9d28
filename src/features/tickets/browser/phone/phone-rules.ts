/**
 * All that needs the table of the world's telephone numbers. It is loaded when a visitor comes to the field:
 * `import('./phone-rules.ts').then((rules) => rules.phoneProblem(entry))`.
 */
import { getCountries, getCountryCallingCode, isSupportedCountry, type PhoneNumber } from 'libphonenumber-js/min';
import type { Language } from '#site/languages.ts';
import { callingCodes } from '#site/phone.ts';
import { cleanNumber, isPhoneWrong, readNumber } from '../../ticket-phone.ts';
import type { PhoneEntry } from './phone-entry.ts';
import { type CountryOption, withKeys } from './search-countries.ts';

/** A calling code has three digits at most, and two more make a number that can be read. */
const enoughDigits = 6;

/**
 * The country of a number: the one its own code names, else the one that was chosen. Of several with the same code
 * it is the chosen one that stays, until the digits tell another. Empty: the code belongs to no country.
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

/** What the form is told. */
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

/** As one writes it in the country; with its code where that form cannot be read again (some numbers of Gabon). */
function asDialled(number: PhoneNumber, country: string): string {
  const national = number.formatNational();
  return readNumber(national, country)?.number === number.number ? national : number.formatInternational();
}

/** What is left to dial in the country: for a country that is chosen after the number was written with another code. */
export function nationalPart(text: string): string {
  const typed = cleanNumber(text);
  return isAbroad(typed) ? (readNumber(typed)?.formatNational() ?? typed.replace(/^\D+/, '')) : typed;
}

/** What is wrong with it, as the server sees it; nothing at all is right. */
export function phoneProblem({ number, countryCode }: PhoneEntry): 'country' | 'invalid' | undefined {
  if (number === '') return undefined;
  if (countryCode === '') return 'country';
  return isPhoneWrong({ telefono_cliente: number, telefono_clienteCountry: countryCode }) ? 'invalid' : undefined;
}

const options = new Map<Language, readonly CountryOption[]>();

/** Every country, for the list. Made once: a slow phone needs a moment for the names. */
export function countryOptions(language: Language): readonly CountryOption[] {
  const known = options.get(language) ?? withKeys(callingCodes(language), language);
  options.set(language, known);
  return known;
}

function isAbroad(text: string): boolean {
  return /^(tel:)?\(?\+/.test(cleanNumber(text));
}
