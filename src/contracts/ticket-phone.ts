import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { ticketLimits } from './ticket-limits.ts';

interface Typed {
  readonly telefono_cliente?: string | undefined;
  readonly telefono_clienteCountry?: string | undefined;
  readonly country?: string | undefined;
}

/** Where a number without a country is looked for. */
const defaultCountry = 'CO';

/** `300 000 0000` in Colombia as `+573000000000`, the way it can be called from everywhere. Undefined: no number. */
export function phoneOf({ telefono_cliente: typed = '', telefono_clienteCountry, country }: Typed): string | undefined {
  if (typed.length > ticketLimits.phone) return undefined;
  const code = (telefono_clienteCountry ?? country ?? '').toUpperCase();
  const number = parsePhoneNumberFromString(typed, isSupportedCountry(code) ? code : defaultCountry);
  return number?.isValid() ? number.number : undefined;
}

/** None at all is right. */
export function isPhoneWrong(typed: Typed): boolean {
  return Boolean(typed.telefono_cliente?.trim()) && phoneOf(typed) === undefined;
}
