import { msPerDay } from '#site/durations.ts';
import { bogota, bogotaInstant, localTime, weekdayOf } from '#site/time.ts';
import type { Holidays } from './contracts/settings.ts';

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

/** The usual settings. */
export const colombianHolidays: Holidays = { colombian: true, days: [] };

/** For the hours of a usual week. */
export const noHolidays: Holidays = { colombian: false, days: [] };

export function isHoliday(day: number, { colombian, days }: Holidays): boolean {
  return days.includes(day) || (colombian && isColombianHoliday(day));
}

const cachedHolidays = new Map<number, ReadonlySet<number>>();

function isColombianHoliday(day: number): boolean {
  const year = new Date(day).getUTCFullYear();
  const holidays = cachedHolidays.get(year) ?? holidaysOf(year);
  cachedHolidays.set(year, holidays);
  return holidays.has(day);
}

function holidaysOf(year: number): ReadonlySet<number> {
  const dayOf = ([month, day]: YearlyDay) => Date.UTC(year, month - 1, day);
  const easter = easterOf(year);
  return new Set([
    ...fixed.map(dayOf),
    ...movedToMonday.map(dayOf).map(mondayFrom),
    ...fromEaster.map((days) => easter + days * msPerDay),
  ]);
}

function mondayFrom(day: number): number {
  return day + ((8 - weekdayOf(day)) % 7) * msPerDay;
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

/** The end of the first working day after this one. Monday to Friday are working days, except on holidays. */
export function endOfNextWorkingDay(day: number, holidays: Holidays): number {
  const isWorkingDay = (one: number) => weekdayOf(one) % 6 !== 0 && !isHoliday(one, holidays);
  let next = day + msPerDay;
  // Own holidays are configured, and may be any number of days.
  for (let left = 60; left > 0 && !isWorkingDay(next); left--) next += msPerDay;
  return bogotaInstant({ day: next + msPerDay, time: '0:00' });
}

/** When a message that came at this time is late: at the end of the next working day in Bogotá, where the team works. */
export function answerDeadline(instant: number, holidays: Holidays): number {
  return endOfNextWorkingDay(localTime(instant, bogota).day, holidays);
}
