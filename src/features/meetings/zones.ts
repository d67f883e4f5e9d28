import type { CountryId } from '#site/countries.ts';
import { bogota } from '#site/time.ts';
import { meetingLimits } from './meeting-limits.ts';

/** Where most people of a country have their clock: a guess, which the visitor can change. */
const zones: Readonly<Record<CountryId, string>> = {
  co: bogota,
  us: 'America/New_York',
  ca: 'America/Toronto',
  es: 'Europe/Madrid',
  gq: 'Africa/Malabo',
  jp: 'Asia/Tokyo',
  au: 'Australia/Sydney',
};

export function zoneOfCountry(country: CountryId | undefined): string {
  return country ? zones[country] : bogota;
}

/** A zone that the clocks of this machine know, such as `America/Toronto`. Undefined: it is none. */
export function readZone(text: string | undefined): string | undefined {
  // A bare offset, which some know as well, would not follow the clock when it is changed.
  if (!text || text.length > meetingLimits.zone || !/^[a-z][\w+/-]*$/i.test(text)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
