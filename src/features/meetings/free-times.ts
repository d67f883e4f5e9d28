import { company } from '#content/catalogue/company.ts';
import type { MeetingRules } from '#platform/contracts/settings.ts';
import { type Opening, openingsOn } from '#platform/opening-hours.ts';
import { msPerDay, msPerHour, msPerMinute } from '#site/durations.ts';
import { bogota, localTime } from '#site/time.ts';

/** The length of a meeting in milliseconds. */
export const meetingLength = company.meetingMinutes * msPerMinute;

/** Every time that is offered now, in order, as milliseconds, including those that are taken. */
export function offeredTimes(now: number, { holidays, noticeHours, horizonDays }: MeetingRules): number[] {
  const earliest = now + noticeHours * msPerHour;
  const latest = now + horizonDays * msPerDay;
  const { day: today } = localTime(now, bogota);
  const days = Array.from({ length: horizonDays + 2 }, (_, n) => today + n * msPerDay);
  return days
    .flatMap((day) => openingsOn(day, holidays))
    .flatMap(timesOf)
    .filter((time) => time >= earliest && time <= latest);
}

/** The offered times that overlap with no taken one. */
export function freeTimes(now: number, rules: MeetingRules, taken: readonly number[]): number[] {
  return offeredTimes(now, rules).filter((time) => taken.every((other) => Math.abs(other - time) >= meetingLength));
}

/** The `count` times that are nearest to `target`, in order. */
export function nearestFree(times: readonly number[], target: number, count: number): number[] {
  return [...times]
    .sort((one, other) => Math.abs(one - target) - Math.abs(other - target) || one - other)
    .slice(0, count)
    .sort((one, other) => one - other);
}

/** The times of an opening, one after the other from its start, as long as they end within it. */
function timesOf({ from, until }: Opening): number[] {
  return Array.from({ length: Math.floor((until - from) / meetingLength) }, (_, n) => from + n * meetingLength);
}
