import { localTime, offsetAt } from '#site/time.ts';

export interface ClockChange {
  /** The first millisecond of the new time. */
  readonly at: number;
  /** The day on the zone's calendar, as the milliseconds of its midnight in UTC. */
  readonly day: number;
  /** By how many minutes clocks are put forward; below 0, back. */
  readonly minutes: number;
}

/** The change of a zone's clocks between two instants that makes them differ then. */
export function clockChange(from: number, until: number, zone: string): ClockChange | undefined {
  const before = offsetAt(from, zone);
  if (offsetAt(until, zone) === before) return undefined;
  let [low, high] = [from, until];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle, zone) === before) low = middle;
    else high = middle;
  }
  return { at: high, day: localTime(high, zone).day, minutes: offsetAt(high, zone) - before };
}
