import { isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { ticketLimits } from './ticket-limits.ts';

interface Typed {
  readonly telefono_cliente?: string | undefined;
  readonly telefono_clienteCountry?: string | undefined;
  readonly country?: string | undefined;
}

/** Where a number without a country is looked for. */
const defaultCountry = 'CO';

/** Without the marks of writing direction that contact books put around a number, and in plain digits. */
export function cleanNumber(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
}

/** A number as somebody writes it who is in this country; it need not be a right one. */
export function readNumber(text: string, country = ''): PhoneNumber | undefined {
  const typed = cleanNumber(text);
  // 0057 is meant as +57 everywhere, also where one dials 00 and a carrier: there it would be 005 and Russia's 7.
  const abroad = /^00[1-9]/.test(typed) ? parsePhoneNumberFromString(`+${typed.slice(2)}`) : undefined;
  if (abroad?.isValid()) return abroad;
  return parsePhoneNumberFromString(typed, isSupportedCountry(country) ? country : defaultCountry);
}

/** `300 000 0000` in Colombia as `+573000000000`, the way it can be called from everywhere. Undefined: no number. */
export function phoneOf({ telefono_cliente: typed = '', telefono_clienteCountry, country }: Typed): string | undefined {
  if (typed.length > ticketLimits.phone) return undefined;
  const number = readNumber(typed, (telefono_clienteCountry ?? country ?? '').toUpperCase());
  return number?.isValid() ? number.number : undefined;
}

/** None at all is right. */
export function isPhoneWrong(typed: Typed): boolean {
  const number = typed.telefono_cliente ?? '';
  // Before it is cleaned: putting accents in order takes the square of their number.
  if (number.length > ticketLimits.phone) return true;
  return cleanNumber(number) !== '' && phoneOf(typed) === undefined;
}
