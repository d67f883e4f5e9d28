import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** `573000000000` as people write it: `+57 300 000 0000`. For pages: in the browser it would weigh too much. */
export function formatPhone(digits: string): string {
  const number = `+${digits}`;
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
