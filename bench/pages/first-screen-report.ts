import { firstRoundTrip, firstScreens } from './first-screen.ts';

const shown = 5;

/** The heaviest pages, and how many are painted after one round trip. */
export function firstScreenReport(client: string): string {
  const screens = firstScreens(client);
  const alone = screens.flatMap(({ bytes, ...page }) => (bytes === undefined ? [] : [{ ...page, bytes }]));
  const worst = alone.toSorted((one, other) => other.bytes - one.bytes).slice(0, shown);
  const within = alone.filter(({ bytes }) => bytes <= firstRoundTrip).length;
  return [
    '\nWhat the first screen takes of a page before it is painted, in bytes (brotli)\n',
    ...worst.map(({ path, language, bytes }) => `${path.padEnd(30)} ${language}${String(bytes).padStart(9)}`),
    '',
    `${within} of ${alone.length} pages paint their first screen from ${firstRoundTrip} bytes`,
    `${screens.length - alone.length} pages, which the server can draw live, wait for their style sheets`,
  ].join('\n');
}
