import { bytesNeeded, firstRoundTrip, firstScreens } from './first-screen.ts';

const shown = 5;

/** The heaviest pages, and how many are painted after one round trip. */
export function firstScreenReport(client: string): string {
  const screens = firstScreens(client).map((screen) => ({ address: screen.address, bytes: bytesNeeded(screen) }));
  const sorted = screens.toSorted((one, other) => other.bytes - one.bytes);
  const within = screens.filter(({ bytes }) => bytes <= firstRoundTrip).length;
  return [
    '\nWhat the first screen takes of a page before it is painted, in bytes (brotli)\n',
    ...sorted.slice(0, shown).map(({ address, bytes }) => `${address.padEnd(36)}${String(bytes).padStart(6)}`),
    `${'the page in the middle'.padEnd(36)}${String(sorted[sorted.length >> 1]?.bytes).padStart(6)}`,
    '',
    `${within} of ${screens.length} pages paint their first screen from the first ${firstRoundTrip} bytes`,
  ].join('\n');
}
