import { dayLength } from '#site/local-time.ts';
import { offsetAt, writeOffset } from '#site/zone-offset.ts';
import { clockChange } from './clock-change.ts';

/** Days that are looked ahead at most. */
const ahead = 30 * dayLength;

/** Keeps Toronto's time, and is looked for by its own name. */
const others = ['America/Montreal'];

interface Offsets {
  /** For how long they are true. */
  readonly from: number;
  readonly until: number;
  readonly ofZone: ReadonlyMap<string, string>;
}

let known: Offsets | undefined;

/**
 * What every zone's clock shows against UTC. Asking all of them takes longer than drawing a page, so it is kept until
 * somewhere in the world clocks are changed.
 */
export function zoneOffsets(now: number): ReadonlyMap<string, string> {
  if (!known || now < known.from || now >= known.until) known = askAll(now);
  return known.ofZone;
}

function askAll(now: number): Offsets {
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), ...others])].map((zone) => ({
    zone,
    offset: writeOffset(offsetAt(now, zone)),
    until: clockChange(now, now + ahead, zone)?.at ?? now + ahead,
  }));
  return {
    from: now,
    until: Math.min(...zones.map(({ until }) => until)),
    ofZone: new Map(zones.map(({ zone, offset }) => [zone, offset])),
  };
}
