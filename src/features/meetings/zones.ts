import type { CountryId } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { bogota, localTime, offsetAt } from '#site/time.ts';
import { elide } from '#site/written-forms.ts';
import { meetingLimits } from './meeting-fields.ts';

/** The zone of most people in a country: a guess, which the visitor can change. */
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

/** The zone in which a page shows its times. */
export interface ReaderZone {
  readonly zone: string;
  /** `chosen` by the visitor; that of their `device`; or a `guess`, of which the page has to say whose time it is. */
  readonly basis: 'chosen' | 'device' | 'guess';
}

/** A time zone that this machine supports, such as `America/Toronto`. Undefined: it is not one. */
export function readZone(text: string | undefined): string | undefined {
  // Some machines also accept an offset, but that would not follow clock changes.
  if (!text || text.length > meetingLimits.zone || !/^[a-z][\w+/-]*$/i.test(text)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Cities whose zone still has an old name. */
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

/** The names of cities in a language, by zone. */
export type CityNames = Readonly<Record<string, string>>;

/** The city that a zone is named after; `UTC` stays `UTC`. */
export function cityOf(zone: string, names: CityNames): string {
  return names[zone] ?? renamed[zone] ?? zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** The region in a zone's name, such as `America`. */
export function regionOf(zone: string): string {
  return zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : '';
}

interface ClockChange {
  /** The first millisecond of the new time. */
  readonly at: number;
  /** The day on the zone's calendar, as the milliseconds of its midnight in UTC. */
  readonly day: number;
  /** How many minutes the clocks go forward; negative: back. */
  readonly minutes: number;
}

/** The clock change between two instants, if the zone's offset differs between them. */
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

type Values = Readonly<Record<string, string | number>>;

export function writeWithCity(message: string, language: Language, city: string, values: Values = {}): string {
  return elide(format(message, language, { ...values, city }), language, city);
}
