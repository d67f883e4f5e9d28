import { countFirst, dateFormat } from './formatters.ts';
import { isAmericanPage, type Language, localeOf } from './languages.ts';

const minute = 60_000;
const hour = 60 * minute;

/** The time zone of the support hours, which has no daylight saving time. */
export const bogota = 'America/Bogota';
const bogotaBehind = 5 * hour;

export const dayLength = 24 * hour;

/**
 * A calendar day and a clock time: the day is its midnight in UTC, in milliseconds, and the time a text such as `8:00`.
 */
export interface LocalTime {
  readonly day: number;
  readonly time: string;
}

/** The timestamp of this time of this day in Bogotá. */
export function bogotaInstant({ day, time }: LocalTime): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return day + hours * hour + minutes * minute + bogotaBehind;
}

/** Day and time in a zone at a timestamp; by default in the visitor's zone. */
export function localTime(instant: number, zone?: string): LocalTime {
  const parts = clockOf(zone).formatToParts(instant);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return {
    day: Date.UTC(Number(part('year')), Number(part('month')) - 1, Number(part('day'))),
    time: `${Number(part('hour'))}:${part('minute')}`,
  };
}

const clock = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

function clockOf(zone: string | undefined): Intl.DateTimeFormat {
  // The visitor's zone may change while the page is open.
  return zone ? dateFormat('en-GB', { ...clock, timeZone: zone }) : new Intl.DateTimeFormat('en-GB', clock);
}

/** A time such as `14:00`, as the visitor's country writes it. */
export function writeClock(time: string): string {
  return isAmericanPage() ? twelveHours(time) : time;
}

/** `14:00` as `2:00 PM`. */
export function twelveHours(time: string): string {
  const [hours = 0, minutes = '00'] = [Number(time.split(':')[0]), time.split(':')[1]];
  return `${hours % 12 || 12}:${minutes}\u00a0${hours < 12 ? 'AM' : 'PM'}`;
}

/** From 0, which is Sunday. */
export function weekdayOf(day: number): number {
  return new Date(day).getUTCDay();
}

/** The day and the hour of a timestamp in Bogotá, as the site writes them. */
export function bogotaTime(instant: number, language: Language): { date: string; time: string } {
  const locale = localeOf(language);
  const date = dateFormat(locale, { dateStyle: 'long', timeZone: bogota }).format(instant);
  return { date: countFirst(date, locale), time: localTime(instant, bogota).time };
}

const zoneOffsetMinute = 60_000;

/** The offset of a zone from UTC at a timestamp, in minutes. */
export function offsetAt(instant: number, zone: string): number {
  const { day, time } = localTime(instant, zone);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (day - Math.floor(instant / zoneOffsetMinute) * zoneOffsetMinute) / zoneOffsetMinute + hours * 60 + minutes;
}

/** `UTC−5`, `UTC+5:30`. */
export function writeOffset(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

/** Of a day that is given as its midnight in UTC, in milliseconds. */
export function weekdayName(day: number, language: Language): string {
  return dateFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' }).format(day);
}

/** For layouts that reserve space for any of them. */
export function longestWeekday(language: Language): string {
  const names = Array.from({ length: 7 }, (_, index) => weekdayName(index * dayLength, language));
  return names.reduce((longest, name) => (name.length > longest.length ? name : longest));
}

/** A time as the calendar and the clock of a zone show it. */
interface WrittenTime {
  /** Such as `Monday, November 23, 2026`. */
  readonly date: string;
  /** Such as `9:00`. */
  readonly time: string;
  /** The name of the zone at that time, such as `Eastern Standard Time`: in summer it is another. */
  readonly zone: string;
  /** Such as `UTC−5`. */
  readonly offset: string;
}

export function meetingTime(instant: number, zone: string, language: Language): WrittenTime {
  const locale = localeOf(language);
  const date = dateFormat(locale, { dateStyle: 'full', timeZone: zone }).format(instant);
  return {
    date: countFirst(date, locale),
    time: writeClock(localTime(instant, zone).time),
    zone: zoneName(instant, zone, locale),
    offset: writeOffset(offsetAt(instant, zone)),
  };
}

function zoneName(instant: number, zone: string, locale: string): string {
  const parts = dateFormat(locale, { timeZone: zone, timeZoneName: 'long' }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
