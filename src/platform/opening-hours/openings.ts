import { supportHours } from '#content/support-hours.ts';
import { bogota, bogotaInstant, dayLength, localTime, weekdayOf } from '#site/local-time.ts';

export type SupportDays = (typeof supportHours)[number]['days'];

/** Which weekdays each kind of day has, from Monday on. */
const weekdays: Readonly<Record<SupportDays, readonly number[]>> = {
  weekdays: [1, 2, 3, 4, 5],
  saturday: [6],
};

/** One stretch of support, between two instants. The last one is no longer part of it. */
export interface Opening {
  readonly from: number;
  readonly until: number;
}

/** The opening that an instant falls into, else the next one after it. None, if support never opens. */
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

/** The openings of one kind of day in the week from this Monday on: of each span those of all its days. */
export function openingsOfWeek(kind: SupportDays, monday: number): Opening[][] {
  const spans = supportHours.filter(({ days }) => days === kind).flatMap((hours) => [...hours.spans]);
  return spans.map((span) => weekdays[kind].map((weekday) => openingOf(monday + (weekday - 1) * dayLength, span)));
}

function openingOf(day: number, [from, until]: readonly [string, string]): Opening {
  return { from: bogotaInstant({ day, time: from }), until: bogotaInstant({ day, time: until }) };
}
