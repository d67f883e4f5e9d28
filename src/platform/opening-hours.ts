import { supportHours } from '#content/support-hours.ts';
import { wordsIn } from '#content/words.ts';
import { msPerDay } from '#site/durations.ts';
import { type Language, localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import { bogota, bogotaInstant, localTime, weekdayName, weekdayOf, writeSpan } from '#site/time.ts';

import type { Holidays } from './contracts/settings.ts';
import { isHoliday, noHolidays } from './holidays.ts';

export type SupportDays = (typeof supportHours)[number]['days'];

/** The weekdays of each kind of day, from Monday on. */
const weekdays: Readonly<Record<SupportDays, readonly number[]>> = {
  weekdays: [1, 2, 3, 4, 5],
  saturday: [6],
};

/** One period of support, between two times. The end is exclusive. */
export interface Opening {
  readonly from: number;
  readonly until: number;
}

/** How far the next opening is looked for: longer than any holidays. */
const farthest = 60;

/** The opening that contains a time, else the next one after it. Undefined if support does not open for months. */
export function openingAt(instant: number, holidays: Holidays): Opening | undefined {
  const today = localTime(instant, bogota).day;
  for (let index = 0; index <= farthest; index++) {
    const opening = openingsOn(today + index * msPerDay, holidays).find(({ until }) => instant < until);
    if (opening) return opening;
  }
  return undefined;
}

/** The openings of a day in Bogotá, in order; none on a holiday. */
export function openingsOn(day: number, holidays: Holidays): Opening[] {
  return isHoliday(day, holidays) ? [] : usualOpeningsOn(day);
}

/** Those of a day that is no holiday. */
export function usualOpeningsOn(day: number): Opening[] {
  return supportHours
    .filter(({ days }) => weekdays[days].includes(weekdayOf(day)))
    .flatMap(({ spans }) => spans.map((span) => openingOf(day, span)));
}

/** The openings of one kind of day in the week from this Monday on: for each span those of all its days. */
function openingsOfWeek(kind: SupportDays, monday: number): Opening[][] {
  const spans = supportHours.filter(({ days }) => days === kind).flatMap((hours) => [...hours.spans]);
  return spans.map((span) => weekdays[kind].map((weekday) => openingOf(monday + (weekday - 1) * msPerDay, span)));
}

function openingOf(day: number, [from, until]: readonly [string, string]): Opening {
  return { from: bogotaInstant({ day, time: from }), until: bogotaInstant({ day, time: until }) };
}

/** The support hours in Bogotá's time, a line for each kind of day. */
export function hoursIn(language: Language, country?: string | null): string[] {
  const { help } = wordsIn(language).shell;
  const list = new Intl.ListFormat(localeOf(language));
  return supportHours.map(({ days, spans }) => {
    const times = list.format(spans.map(([from, until]) => writeSpan(from, until, language, country)));
    return format(help.hoursLine, language, { days: help[days], spans: times });
  });
}

/** `{first} to {last}, {span}` and `{first}, {span}`. */
interface LocalHoursWords {
  readonly onDays: string;
  readonly onDay: string;
}

/** Consecutive days on which one span of the support hours is the same in a time zone. */
interface LocalSpan {
  readonly first: number;
  readonly last: number;
  readonly span: string;
  /** Whether it begins on the same day as in Bogotá. */
  readonly isSameDay: boolean;
}

/**
 * The support hours of one kind of day in a time zone, by default the visitor's: a line for each span, with its
 * weekdays if they differ from those in Bogotá. They are those of the week in which support is open or opens next,
 * because clocks change between weeks (and, in a few countries, within one).
 */
export function localHours(
  kind: SupportDays,
  words: LocalHoursWords,
  language: Language,
  instant: number,
  zone?: string,
): string[] {
  const day = localTime(openingAt(instant, noHolidays)?.from ?? instant, bogota).day;
  const monday = day - ((weekdayOf(day) + 6) % 7) * msPerDay;
  const openings = openingsOfWeek(kind, monday);
  const spans = openings.flatMap((days) => inRows(days.map((opening) => onClock(opening, zone, language))));
  const isPlain = spans.length === openings.length && spans.every(({ isSameDay }) => isSameDay);
  return spans.map(({ first, last, span }) => {
    if (isPlain) return span;
    const names = { first: weekdayName(first, language), last: weekdayName(last, language), span };
    return format(first === last ? words.onDay : words.onDays, language, names);
  });
}

function onClock({ from, until }: Opening, zone: string | undefined, language: Language): LocalSpan {
  const [{ day, time }, end] = [localTime(from, zone), localTime(until, zone)];
  return {
    first: day,
    last: day,
    span: writeSpan(time, end.time, language),
    isSameDay: day === localTime(from, bogota).day,
  };
}

/** Days with the same hours become one entry. */
function inRows(days: readonly LocalSpan[]): LocalSpan[] {
  const rows: LocalSpan[] = [];
  for (const day of days) {
    const row = rows.at(-1);
    if (row?.span === day.span) rows[rows.length - 1] = { ...row, last: day.first };
    else rows.push(day);
  }
  return rows;
}
