import { isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { ticketLimits } from './ticket-limits.ts';

interface Typed {
  readonly telefono_cliente?: string | undefined;
  readonly telefono_clienteCountry?: string | undefined;
  readonly country?: string | undefined;
}

/** The country of a phone number without one. */
const defaultCountry = 'CO';

/** Removes the direction marks that contact apps put around a number, and converts to ASCII digits. */
export function cleanNumber(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
}

/** Parses a number as it is written in this country. The result may be an invalid number. */
export function readNumber(text: string, country = ''): PhoneNumber | undefined {
  const typed = cleanNumber(text);
  // 0057 means +57 everywhere, even in countries where 00 is followed by a carrier code: there it would be read as 005
  // and Russia's 7.
  const abroad = /^00[1-9]/.test(typed) ? parsePhoneNumberFromString(`+${typed.slice(2)}`) : undefined;
  if (abroad?.isValid()) return abroad;
  return parsePhoneNumberFromString(typed, isSupportedCountry(country) ? country : defaultCountry);
}

/** `300 000 0000` in Colombia as `+573000000000` (E.164). Undefined if it is not a valid number. */
export function phoneOf({ telefono_cliente: typed = '', telefono_clienteCountry, country }: Typed): string | undefined {
  if (typed.length > ticketLimits.phone) return undefined;
  const number = readNumber(typed, (telefono_clienteCountry ?? country ?? '').toUpperCase());
  return number?.isValid() ? number.number : undefined;
}

/** An empty number is valid, because the field is optional. */
export function isPhoneWrong(typed: Typed): boolean {
  const number = typed.telefono_cliente ?? '';
  // Checked before cleaning, because Unicode normalization takes quadratic time.
  if (number.length > ticketLimits.phone) return true;
  return cleanNumber(number) !== '' && phoneOf(typed) === undefined;
}
