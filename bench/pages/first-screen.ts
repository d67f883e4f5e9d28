import { readFileSync } from 'node:fs';
import { brotliDecompressSync, constants } from 'node:zlib';
import { languageCodes } from '#site/languages.ts';
import { routePaths } from '#site/routes.ts';
import { endOfFirstScreen } from '../../scripts/build/compress.mjs';
import { fileAddress } from '../../src/site/address.ts';
import { rounded, table } from '../report.ts';

/** Bytes that a server may send before it hears from the browser again: ten packets. */
export const firstRoundTrip = 14_400;

/** A page that paints its first screen without any other file. */
export interface FirstScreen {
  readonly address: string;
  /** Of the text up to the end of the first screen. */
  readonly length: number;
  /** The whole page as it is sent. */
  readonly compressed: Buffer;
}

/** Every page in every language, except those that wait for their style sheets. */
export function firstScreens(client: string): FirstScreen[] {
  return routePaths.flatMap((path) =>
    languageCodes.flatMap((language) => {
      const address = fileAddress(path, language);
      const file = `${client}${address}/index.html`;
      const at = readFileSync(file).indexOf(endOfFirstScreen);
      return at === -1
        ? []
        : [{ address, length: at + endOfFirstScreen.length, compressed: readFileSync(`${file}.br`) }];
    }),
  );
}

/** Whether the first screen can be painted from so many bytes, as a browser reads what has arrived. */
export function isCompleteIn(bytes: number, { length, compressed }: FirstScreen): boolean {
  const arrived = compressed.subarray(0, bytes);
  return brotliDecompressSync(arrived, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).length >= length;
}

function bytesNeeded(screen: FirstScreen): number {
  let [low, high] = [0, screen.compressed.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isCompleteIn(middle, screen)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The heaviest pages, and how many are painted after one round trip. */
export function firstScreenReport(): string {
  const screens = firstScreens('dist/client').map((screen) => ({ ...screen, bytes: bytesNeeded(screen) }));
  const sorted = screens.toSorted((one, other) => other.bytes - one.bytes);
  const complete = screens.filter(({ bytes }) => bytes <= firstRoundTrip).length;
  const rows = sorted.slice(0, 5).map(({ address, bytes }) => [address, rounded(bytes)]);
  return [
    'Bytes of a page that a browser needs before it paints the first screen (brotli)\n',
    table(['the heaviest pages', 'bytes'], [...rows, ['median', rounded(sorted[sorted.length >> 1]?.bytes)]]),
    '',
    `${complete} of ${screens.length} pages paint their first screen from the first ${firstRoundTrip} bytes`,
  ].join('\n');
}
