import { countFirst, dateFormat } from './formatters.ts';
import type { Language } from './languages.ts';
import { localeOf } from './languages.ts';

const minute = 60_000;
const hour = 60 * minute;

/** The zone of the support hours, which keeps the same time all year. */
export const bogota = 'America/Bogota';
const bogotaBehind = 5 * hour;

export const dayLength = 24 * hour;

/** What a calendar and a clock show: the day as the milliseconds of its midnight in UTC, and a time such as `8:00`. */
export interface LocalTime {
  readonly day: number;
  readonly time: string;
}

/** The instant at which it is this time of this day in Bogotá. */
export function bogotaInstant({ day, time }: LocalTime): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return day + hours * hour + minutes * minute + bogotaBehind;
}

/** What they show in a zone at an instant; without a zone, where the visitor is. */
export function localTime(instant: number, zone?: string): LocalTime {
  const parts = clockOf(zone).formatToParts(instant);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
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
  // Where the visitor is may change while the page is open.
  return zone ? dateFormat('en-GB', { ...clock, timeZone: zone }) : new Intl.DateTimeFormat('en-GB', clock);
}

/** From 0, which is Sunday. */
export function weekdayOf(day: number): number {
  return new Date(day).getUTCDay();
}

/** The day and the hour of an instant in Bogotá, as the site writes them. */
export function bogotaTime(instant: number, language: Language): { date: string; time: string } {
  const locale = localeOf(language);
  const date = dateFormat(locale, { dateStyle: 'long', timeZone: bogota }).format(instant);
  return { date: countFirst(date, locale), time: localTime(instant, bogota).time };
}

const zoneOffsetMinute = 60_000;

/** How far the clocks of a zone are ahead of UTC at an instant, in minutes. */
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

/** Of a day that is given as the milliseconds of its midnight in UTC. */
export function weekdayName(day: number, language: Language): string {
  return dateFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' }).format(day);
}

/** For what keeps room for any of them. */
export function longestWeekday(language: Language): string {
  const names = Array.from({ length: 7 }, (_, index) => weekdayName(index * dayLength, language));
  return names.reduce((longest, name) => (name.length > longest.length ? name : longest));
}

/** A moment as the calendar and the clock of a zone show it. */
interface WrittenTime {
  /** Such as `Monday, November 23, 2026`. */
  readonly date: string;
  /** Such as `9:00`. */
  readonly time: string;
  /** What the clock is called then, such as `Eastern Standard Time`: in summer it is another. */
  readonly zone: string;
  /** Such as `UTC−5`. */
  readonly offset: string;
}

export function meetingTime(instant: number, zone: string, language: Language): WrittenTime {
  const locale = localeOf(language);
  const date = dateFormat(locale, { dateStyle: 'full', timeZone: zone }).format(instant);
  return {
    date: countFirst(date, locale),
    time: localTime(instant, zone).time,
    zone: zoneName(instant, zone, locale),
    offset: writeOffset(offsetAt(instant, zone)),
  };
}

function zoneName(instant: number, zone: string, locale: string): string {
  const parts = dateFormat(locale, { timeZone: zone, timeZoneName: 'long' }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
