import { msPerDay } from '#site/durations.ts';
import { localTime } from '#site/time.ts';
import { rankOf } from './day-parts.ts';

/** The times of one day in a zone. A day is given as the milliseconds of its midnight in UTC. */
export interface DayOfTimes {
  readonly day: number;
  readonly times: readonly number[];
}

export interface WeekOfTimes {
  /** The days with a time, out of seven days in a row. */
  readonly days: readonly DayOfTimes[];
  /** The first days of the nearest weeks before and after that have a time; undefined if there are none. */
  readonly previous: number | undefined;
  readonly next: number | undefined;
}

const weekLength = 7 * msPerDay;

/** Groups times by day, in their order. */
function daysOfTimes(times: readonly number[], zone: string): DayOfTimes[] {
  const days = new Map<number, number[]>();
  for (const time of times) {
    const { day } = localTime(time, zone);
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return [...days].map(([day, own]) => ({ day, times: own }));
}

/**
 * The week that contains `from`. Weeks are counted from the first day with a free time, so that none starts with days
 * that have passed. A week without free times, as when the company is closed, is skipped, because an empty week would
 * look as if there were no times at all.
 */
export function weekOfTimes(free: readonly number[], zone: string, from: number | undefined): WeekOfTimes {
  const days = daysOfTimes(free, zone);
  const [first, last] = [days[0]?.day ?? 0, days.at(-1)?.day ?? 0];
  const weekStart = (day: number) => day - ((day - first) % weekLength);
  const requestedStart = weekStart(Math.max(first, Math.min(from ?? first, last)));
  const begin = weekStart(days.find(({ day }) => day >= requestedStart)?.day ?? first);
  const end = begin + weekLength;
  const previous = days.filter(({ day }) => day < begin).at(-1);
  const next = days.find(({ day }) => day >= end);
  return {
    days: days.filter(({ day }) => day >= begin && day < end),
    previous: previous && weekStart(previous.day),
    next: next && weekStart(next.day),
  };
}

/** The day that is open at first: that of the chosen time, or else the first with times that suit the visitor best. */
export function firstOpenDay(
  days: readonly DayOfTimes[],
  zone: string,
  chosen: number | undefined,
): DayOfTimes | undefined {
  const ofChosen = days.find(({ times }) => chosen !== undefined && times.includes(chosen));
  const ranks = days.map(({ times }) => rankOf(times, zone));
  return ofChosen ?? days[ranks.indexOf(Math.min(...ranks))];
}

/** The instant whose offset from UTC counts for what is shown: the chosen time if its day is open. */
export function shownInstant(open: DayOfTimes | undefined, chosen: number | undefined): number | undefined {
  return chosen !== undefined && open?.times.includes(chosen) ? chosen : open?.times[0];
}
