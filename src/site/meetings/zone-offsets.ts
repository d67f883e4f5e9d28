import { offsetAt, writeOffset } from './zone-offset.ts';

/** Milliseconds. Clocks are changed on a quarter of an hour everywhere. */
const quarter = 15 * 60_000;

let known: { readonly at: number; readonly offsets: ReadonlyMap<string, string> } | undefined;

/** What every zone's clock shows against UTC. Asking all of them takes longer than drawing a page, so it is kept. */
export function zoneOffsets(now: number): ReadonlyMap<string, string> {
  const at = Math.floor(now / quarter) * quarter;
  if (known?.at === at) return known.offsets;
  const offsets = new Map(Intl.supportedValuesOf('timeZone').map((zone) => [zone, writeOffset(offsetAt(at, zone))]));
  known = { at, offsets };
  return offsets;
}
