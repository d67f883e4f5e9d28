import type { CountryId } from '#site/countries.ts';
import { bogota, localTime, offsetAt } from '#site/time.ts';
import { meetingLimits } from './meeting-fields.ts';

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

/** Cities that go by another name than their zone: clocks keep names that places have long given up. */
const renamed: Readonly<Record<string, string>> = {
  'America/Godthab': 'Nuuk',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh',
  'Atlantic/Faeroe': 'Tórshavn',
  'Europe/Kiev': 'Kyiv',
  'Pacific/Enderbury': 'Kanton',
  'Pacific/Ponape': 'Pohnpei',
  'Pacific/Truk': 'Chuuk',
};

/** A zone that every machine knows, by the name its city has in a language. */
type CityNames = Readonly<Record<string, string>>;

/** The city that a zone is named after; `UTC` stays what it is. */
export function cityOf(zone: string, names: CityNames): string {
  return names[zone] ?? renamed[zone] ?? zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** The part of the world, as zones are named: `America`. */
export function regionOf(zone: string): string {
  return zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : '';
}

interface ClockChange {
  /** The first millisecond of the new time. */
  readonly at: number;
  /** The day on the zone's calendar, as the milliseconds of its midnight in UTC. */
  readonly day: number;
  /** By how many minutes clocks are put forward; below 0, back. */
  readonly minutes: number;
}

/** The change of a zone's clocks between two instants that makes them differ then. */
export function clockChange(from: number, until: number, zone: string): ClockChange | undefined {
  const before = offsetAt(from, zone);
  if (offsetAt(until, zone) === before) return undefined;
  let [low, high] = [from, until];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle, zone) === before) low = middle;
    else high = middle;
  }
  return { at: high, day: localTime(high, zone).day, minutes: offsetAt(high, zone) - before };
}
