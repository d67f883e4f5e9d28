import type { Language } from '#site/languages.ts';
import { bogota, dayLength, type LocalTime, localTime, weekdayOf } from '#site/local-time.ts';
import { format } from '#site/message.ts';
import { weekdayName } from '#site/weekday-name.ts';
import { openingAt, openingsOfWeek, type SupportDays } from './openings.ts';

/** `{first} to {last}, {span}` and `{first}, {span}`. */
export interface LocalHoursWords {
  readonly onDays: string;
  readonly onDay: string;
}

/** Days in a row on which one span of the support hours shows the same on a zone's clocks. */
interface LocalSpan {
  readonly first: number;
  readonly last: number;
  readonly span: string;
  /** Whether it begins on the day on which it begins in Bogotá. */
  readonly isSameDay: boolean;
}

/**
 * The support hours of one kind of day as the clocks of a zone show them, without one those of the visitor: a line for
 * each span, with its weekdays where they are not those of Bogotá. They are those of the week that support is in, or
 * that it opens in next, because clocks are changed between weeks (and, in a few countries, within one).
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
    // Joined, so that no line ends within it.
    span: `${from.time}\u2060–\u2060${until.time}`,
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
