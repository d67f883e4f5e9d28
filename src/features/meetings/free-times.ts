import { company } from '#content/catalogue/company.ts';
import type { MeetingRules } from '#platform/contracts/settings.ts';
import { openingsOn } from '#platform/opening-hours/openings.ts';
import { bogota, dayLength, localTime } from '#site/local-time.ts';
import { isHoliday } from './holidays.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds of a meeting. */
export const meetingLength = company.meetingMinutes * minute;

/** Every time that is offered at this moment, in order, as milliseconds: taken ones too. */
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

/** Those of them that nothing of what is taken reaches into. */
export function freeTimes(now: number, rules: MeetingRules, taken: readonly number[]): number[] {
  return offeredTimes(now, rules).filter((time) => taken.every((other) => Math.abs(other - time) >= meetingLength));
}

/** As many of these times as are wanted, the nearest to one that cannot be had, in order. */
export function nearestFree(times: readonly number[], wanted: number, count: number): number[] {
  return times
    .toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted) || one - other)
    .slice(0, count)
    .toSorted((one, other) => one - other);
}

/** From the beginning of each opening on, one after the other, as many as end within it. */
function timesOfDay(day: number): number[] {
  return openingsOn(day).flatMap(({ from, until }) =>
    Array.from({ length: Math.floor((until - from) / meetingLength) }, (_, n) => from + n * meetingLength),
  );
}
