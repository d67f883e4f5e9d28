import { bogota, bogotaInstant, dayLength, localTime, weekdayOf } from '#site/time.ts';
import type { Holidays } from './contracts/settings.ts';
import { isHoliday } from './holidays.ts';

/** The end of the first working day after this one. Monday to Friday are working days, except on holidays. */
export function endOfNextWorkingDay(day: number, holidays: Holidays): number {
  const isWorkingDay = (one: number) => weekdayOf(one) % 6 !== 0 && !isHoliday(one, holidays);
  let next = day + dayLength;
  // Own holidays are configured, and may be any number of days.
  for (let left = 60; left > 0 && !isWorkingDay(next); left--) next += dayLength;
  return bogotaInstant({ day: next + dayLength, time: '0:00' });
}

/** When a message that came at this time is late: at the end of the next working day in Bogotá, where the team works. */
export function answerDeadline(instant: number, holidays: Holidays): number {
  return endOfNextWorkingDay(localTime(instant, bogota).day, holidays);
}
