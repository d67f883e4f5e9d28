import { supportHours } from '#content/support-hours.ts';
import { wordsIn } from '#content/words.ts';
import { type Language, localeOf } from '#site/languages.ts';
import { format } from '#site/message.ts';
import {
  bogota,
  bogotaInstant,
  dayLength,
  type LocalTime,
  localTime,
  weekdayName,
  weekdayOf,
  writeClock,
} from '#site/time.ts';

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

/** The opening that contains a time, else the next one after it. Undefined if support never opens. */
export function openingAt(instant: number): Opening | undefined {
  const today = localTime(instant, bogota).day;
  // The same weekday of the next week is the last that can be next.
  return Array.from({ length: 8 }, (_, index) => openingsOn(today + index * dayLength))
    .flat()
    .find(({ until }) => instant < until);
}

export function openingsOn(day: number): Opening[] {
  return supportHours
    .filter(({ days }) => weekdays[days].includes(weekdayOf(day)))
    .flatMap(({ spans }) => spans.map((span) => openingOf(day, span)));
}

/** The openings of one kind of day in the week from this Monday on: for each span those of all its days. */
function openingsOfWeek(kind: SupportDays, monday: number): Opening[][] {
  const spans = supportHours.filter(({ days }) => days === kind).flatMap((hours) => [...hours.spans]);
  return spans.map((span) => weekdays[kind].map((weekday) => openingOf(monday + (weekday - 1) * dayLength, span)));
}

function openingOf(day: number, [from, until]: readonly [string, string]): Opening {
  return { from: bogotaInstant({ day, time: from }), until: bogotaInstant({ day, time: until }) };
}

/** A separator where lines may break: `8:00–12:00` stays in one. */
export const unbroken = '\u2060–\u2060';

/** The support hours, a line for each kind of day. */
export function hoursIn(language: Language, until = '–'): string[] {
  const { help } = wordsIn(language).shell;
  const list = new Intl.ListFormat(localeOf(language));
  return supportHours.map(({ days, spans }) => {
    const times = list.format(spans.map((span) => span.join(until)));
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
  const day = localTime(openingAt(instant)?.from ?? instant, bogota).day;
  const monday = day - ((weekdayOf(day) + 6) % 7) * dayLength;
  const openings = openingsOfWeek(kind, monday);
  const spans = openings.flatMap((days) =>
    inRows(
      days.map(({ from, until }) => onClock(localTime(from, bogota), localTime(from, zone), localTime(until, zone))),
    ),
  );
  const isPlain = spans.length === openings.length && spans.every(({ isSameDay }) => isSameDay);
  return spans.map(({ first, last, span }) => {
    if (isPlain) return span;
    const names = { first: weekdayName(first, language), last: weekdayName(last, language), span };
    return format(first === last ? words.onDay : words.onDays, language, names);
  });
}

function onClock(there: LocalTime, from: LocalTime, until: LocalTime): LocalSpan {
  return {
    first: from.day,
    last: from.day,
    // Joined, so that no line breaks within it.
    span: `${writeClock(from.time)}\u2060–\u2060${writeClock(until.time)}`,
    isSameDay: from.day === there.day,
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
