import { company } from '#content/catalogue/company.ts';
import type { Holidays, MeetingRules } from '#platform/contracts/settings.ts';
import { openingsOn } from '#platform/opening-hours.ts';
import { bogota, dayLength, localTime, weekdayOf } from '#site/time.ts';

const minute = 60_000;
const hour = 60 * minute;

/** The length of a meeting in milliseconds. */
export const meetingLength = company.meetingMinutes * minute;

/** Every time that is offered now, in order, as milliseconds, including those that are taken. */
export function offeredTimes(now: number, { holidays, noticeHours, horizonDays }: MeetingRules): number[] {
  const earliest = now + noticeHours * hour;
  const latest = now + horizonDays * dayLength;
  const { day: today } = localTime(now, bogota);
  const days = Array.from({ length: horizonDays + 2 }, (_, n) => today + n * dayLength);
  return days
    .filter((day) => !isHoliday(day, holidays))
    .flatMap(timesOfDay)
    .filter((time) => time >= earliest && time <= latest);
}

/** The offered times that overlap with no taken one. */
export function freeTimes(now: number, rules: MeetingRules, taken: readonly number[]): number[] {
  return offeredTimes(now, rules).filter((time) => taken.every((other) => Math.abs(other - time) >= meetingLength));
}

/** The `count` times that are nearest to `target`, in order. */
export function nearestFree(times: readonly number[], target: number, count: number): number[] {
  return times
    .toSorted((one, other) => Math.abs(one - target) - Math.abs(other - target) || one - other)
    .slice(0, count)
    .toSorted((one, other) => one - other);
}

/** The times of each opening, one after the other from its start, as long as they end within it. */
function timesOfDay(day: number): number[] {
  return openingsOn(day).flatMap(({ from, until }) =>
    Array.from({ length: Math.floor((until - from) / meetingLength) }, (_, n) => from + n * meetingLength),
  );
}

/** Month and day. */
type YearlyDay = readonly [month: number, day: number];

/** Holidays with a fixed date, on any weekday. */
const fixed: readonly YearlyDay[] = [
  [1, 1],
  [5, 1],
  [7, 20],
  [8, 7],
  [12, 8],
  [12, 25],
];

/** Holidays that move to the next Monday, by the law of 1983 (Ley Emiliani). */
const movedToMonday: readonly YearlyDay[] = [
  [1, 6],
  [3, 19],
  [6, 29],
  [8, 15],
  [10, 12],
  [11, 1],
  [11, 11],
];

/** Days from Easter: Holy Thursday, Good Friday, and the Mondays of Ascension, Corpus Christi and Sacred Heart. */
const fromEaster = [-3, -2, 43, 64, 71];

export function isHoliday(day: number, { colombian, days }: Holidays): boolean {
  return days.includes(day) || (colombian && isColombianHoliday(day));
}

const cachedHolidays = new Map<number, ReadonlySet<number>>();

function isColombianHoliday(day: number): boolean {
  const year = new Date(day).getUTCFullYear();
  const holidays = cachedHolidays.get(year) ?? colombianHolidays(year);
  cachedHolidays.set(year, holidays);
  return holidays.has(day);
}

function colombianHolidays(year: number): ReadonlySet<number> {
  const dayOf = ([month, day]: YearlyDay) => Date.UTC(year, month - 1, day);
  const easter = easterOf(year);
  return new Set([
    ...fixed.map(dayOf),
    ...movedToMonday.map(dayOf).map(mondayFrom),
    ...fromEaster.map((days) => easter + days * dayLength),
  ]);
}

function mondayFrom(day: number): number {
  return day + ((8 - weekdayOf(day)) % 7) * dayLength;
}

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm published in Nature in 1876. */
function easterOf(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const leaps = 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4);
  const toSunday = (32 + leaps - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const sum = epact + toSunday - 7 * late + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
}
