import { msPerDay } from '#site/durations.ts';
import { offsetAt, writeOffset } from '#site/time.ts';
import { clockChange } from './zones.ts';

/**
 * The offset of a zone from UTC over some weeks: first that of the beginning, then each change as its time in
 * milliseconds and the offset from then on, such as `UTC−4 1793512800000 UTC−5`. Most zones have no change.
 */
export type ZoneOffsets = string;

export function offsetIn(offsets: ZoneOffsets, at: number): string {
  const [first = '', ...changes] = offsets.split(' ');
  return changes.reduce((offset, part, index) => {
    const next = changes[index + 1];
    return index % 2 === 0 && next !== undefined && at >= Number(part) ? next : offset;
  }, first);
}

/** Has Toronto's time, but visitors look for it by its own name. */
const others = ['America/Montreal'];

interface Computed {
  readonly from: number;
  /** The offsets are known until then. */
  readonly until: number;
  readonly ofZone: ReadonlyMap<string, ZoneOffsets>;
}

const validity = 7 * msPerDay;

let cached: Computed | undefined;

/**
 * The offsets of every zone from now until the last time that is offered. Computing them takes longer than rendering a
 * page, so they are cached for a week.
 */
export function zoneOffsets(now: number, until: number): ReadonlyMap<string, ZoneOffsets> {
  if (!cached || now < cached.from || now >= cached.from + validity || until > cached.until) {
    const range = { from: now, until: Math.max(now, until) + validity };
    const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), ...others])];
    cached = { ...range, ofZone: new Map(zones.map((zone) => [zone, offsetsOf(zone, range)])) };
  }
  return cached.ofZone;
}

/** Some countries stop daylight saving time for a month, so a step is shorter. */
const step = 14 * msPerDay;

/** The offsets of one zone. */
export function offsetsOf(zone: string, { from, until }: { from: number; until: number }): ZoneOffsets {
  const parts = [writeOffset(offsetAt(from, zone))];
  for (let start = from; start < until; start += step) {
    const change = clockChange(start, Math.min(start + step, until), zone);
    if (change) parts.push(String(change.at), writeOffset(offsetAt(change.at, zone)));
  }
  return parts.join(' ');
}
