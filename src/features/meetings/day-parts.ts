import { msPerDay } from '#site/durations.ts';
import type { Language } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { localTime, weekdayName, writeSpan } from '#site/time.ts';
import { writeClock } from '#site/written-forms.ts';

/**
 * The parts of a visitor's day, in the order in which their times are offered: usual working hours first, then what is
 * near them, the night last. A day has two nights: the one that ends in it, and the one that begins.
 */
const dayParts = ['day', 'morning', 'evening', 'nightBefore', 'nightAfter'] as const;

export type DayPart = (typeof dayParts)[number];

/** When the night ends, working hours begin, they end, and the night begins. */
const [dawn, opening, closing, dusk] = [6, 8, 18, 22];

export function dayPartOf(instant: number, zone: string): DayPart {
  const hour = Number.parseInt(localTime(instant, zone).time, 10);
  if (hour < dawn) return 'nightBefore';
  if (hour >= dusk) return 'nightAfter';
  if (hour < opening) return 'morning';
  return hour < closing ? 'day' : 'evening';
}

export function isNightPart(part: DayPart): boolean {
  return part === 'nightBefore' || part === 'nightAfter';
}

export function isAtNight(instant: number, zone: string): boolean {
  return isNightPart(dayPartOf(instant, zone));
}

export interface PartOfTimes {
  readonly part: DayPart;
  readonly times: readonly number[];
}

/** Groups times by the part of the day, in the order in which they are offered. */
export function partsOf(times: readonly number[], zone: string): PartOfTimes[] {
  return dayParts
    .map((part) => ({ part, times: times.filter((time) => dayPartOf(time, zone) === part) }))
    .filter((group) => group.times.length > 0);
}

/** How well the best of these times suits the visitor; 0 is best. */
export function rankOf(times: readonly number[], zone: string): number {
  return Math.min(dayParts.length, ...times.map((time) => dayParts.indexOf(dayPartOf(time, zone))));
}

interface PartWords {
  readonly day: string;
  readonly morning: string;
  readonly evening: string;
  /** `{first}` and `{last}`: the weekdays of a night. */
  readonly night: string;
  /** `{time}` */
  readonly before: string;
  readonly from: string;
}

/** The name of a part of a day, such as `Night from Monday to Tuesday`, and its hours. */
export function namePart(part: DayPart, day: number, words: PartWords, language: Language): [string, string] {
  const clock = (hour: number) => writeClock(`${hour}:00`, language);
  const before = (hour: number) => format(words.before, language, { time: clock(hour) });
  const from = (hour: number) => format(words.from, language, { time: clock(hour) });
  const night = (evening: number) =>
    format(words.night, language, {
      first: weekdayName(evening, language),
      last: weekdayName(evening + msPerDay, language),
    });
  switch (part) {
    case 'day':
      return [words.day, writeSpan(`${opening}:00`, `${closing}:00`, language)];
    case 'morning':
      return [words.morning, before(opening)];
    case 'evening':
      return [words.evening, from(closing)];
    case 'nightBefore':
      return [night(day - msPerDay), before(dawn)];
    case 'nightAfter':
      return [night(day), from(dusk)];
  }
}
