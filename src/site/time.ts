import { msPerDay, msPerHour, msPerMinute } from './durations.ts';
import { dateFormat } from './formatters.ts';
import { type Language, localeOf } from './languages.ts';
import { countFirst, type ReaderCountry, writeClock } from './written-forms.ts';

/** The time zone of the support hours, which has no daylight saving time. */
export const bogota = 'America/Bogota';
const bogotaBehind = 5 * msPerHour;

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
  return day + hours * msPerHour + minutes * msPerMinute + bogotaBehind;
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

/** A period such as `8:00 AM – 12:00 PM`, which may break after the dash. */
export function writeSpan(from: string, until: string, language: Language, country?: ReaderCountry): string {
  return `${writeClock(from, language, country)}\u00a0– ${writeClock(until, language, country)}`;
}

/**
 * The time at an instant as the clocks of a zone show it. In the hour that clocks show twice when they go back, with the
 * offset: `2:00 AM (UTC+10)`.
 */
export function clockAt(
  instant: number,
  zone: string | undefined,
  language: Language,
  country?: ReaderCountry,
): string {
  const text = writeClock(localTime(instant, zone).time, language, country);
  return isShownTwice(instant, zone) ? `${text} (${writeOffset(offsetAt(instant, zone))})` : text;
}

/** Clocks go back by two hours at most. */
const longestChange = 2 * msPerHour;

function isShownTwice(instant: number, zone: string | undefined): boolean {
  if (zone === bogota) return false;
  const offset = offsetAt(instant, zone);
  return [instant - longestChange, instant + longestChange].some((near) => {
    const other = offsetAt(near, zone);
    return other !== offset && offsetAt(instant + (offset - other) * msPerMinute, zone) === other;
  });
}

/** From 0, which is Sunday. */
export function weekdayOf(day: number): number {
  return new Date(day).getUTCDay();
}

/** The day and the hour of a timestamp in Bogotá, as the site writes them. */
export function bogotaTime(
  instant: number,
  language: Language,
  country?: ReaderCountry,
): { date: string; time: string } {
  const locale = localeOf(language);
  const date = dateFormat(locale, { dateStyle: 'long', timeZone: bogota }).format(instant);
  return { date: countFirst(date, locale), time: clockAt(instant, bogota, language, country) };
}

/** The offset of a zone from UTC at a timestamp, in minutes; by default of the visitor's zone. */
export function offsetAt(instant: number, zone?: string): number {
  const { day, time } = localTime(instant, zone);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (day - Math.floor(instant / msPerMinute) * msPerMinute) / msPerMinute + hours * 60 + minutes;
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
  const names = Array.from({ length: 7 }, (_, index) => weekdayName(index * msPerDay, language));
  return names.reduce((longest, name) => (name.length > longest.length ? name : longest));
}

/** A time as the calendar and the clock of a zone show it. */
interface WrittenTime {
  /** Such as `Monday, November 23, 2026`. */
  readonly date: string;
  /** Such as `9:00 AM`. */
  readonly time: string;
  /** The name of the zone at that time, such as `Eastern Standard Time`: in summer it is another. */
  readonly zone: string;
  /** Such as `UTC−5`. */
  readonly offset: string;
}

export function meetingTime(instant: number, zone: string, language: Language, country?: ReaderCountry): WrittenTime {
  const locale = localeOf(language);
  const date = dateFormat(locale, { dateStyle: 'full', timeZone: zone }).format(instant);
  return {
    date: countFirst(date, locale),
    time: clockAt(instant, zone, language, country),
    zone: zoneName(instant, zone, locale),
    offset: writeOffset(offsetAt(instant, zone)),
  };
}

function zoneName(instant: number, zone: string, locale: string): string {
  const parts = dateFormat(locale, { timeZone: zone, timeZoneName: 'long' }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** `2026-11-18`, as date fields and addresses have it. */
export function writeDay(day: number): string {
  return new Date(day).toISOString().slice(0, 10);
}

/** The day of such a text. Undefined if it is not a day of the calendar. */
export function readDay(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(day) || writeDay(day) !== text ? undefined : day;
}

/** `8:30` is 8.5. */
export function hoursOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}
