import { readFileSync } from 'node:fs';
import { brotliDecompressSync, constants } from 'node:zlib';
import { fileAddress } from '#site/address.ts';
import { languageCodes } from '#site/languages.ts';
import { routePaths } from '#site/routes.ts';

/** Bytes that a server may send before it hears from the browser again: ten packets. */
export const firstRoundTrip = 14_000;

/** Where the first screen's part of a page ends: with it come the rest of the styles. */
const end = ' id="rest">';

/** A page that paints its first screen out of itself alone. */
export interface FirstScreen {
  readonly address: string;
  /** How much text it is, and the page as it travels. */
  readonly length: number;
  readonly compressed: Buffer;
}

/** Every page in every language but those that wait for their style sheets: the server can draw them live. */
export function firstScreens(client: string): FirstScreen[] {
  return routePaths.flatMap((path) =>
    languageCodes.flatMap((language) => {
      const address = fileAddress(path, language);
      const file = `${client}${address}/index.html`;
      const at = readFileSync(file).indexOf(end);
      return at === -1 ? [] : [{ address, length: at + end.length, compressed: readFileSync(`${file}.br`) }];
    }),
  );
}

/** Can it be painted when so many bytes have arrived? A browser, too, reads what is there and waits for more. */
export function isCompleteIn(bytes: number, { length, compressed }: FirstScreen): boolean {
  const arrived = compressed.subarray(0, bytes);
  return brotliDecompressSync(arrived, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).length >= length;
}

export function bytesNeeded(screen: FirstScreen): number {
  let [low, high] = [0, screen.compressed.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isCompleteIn(middle, screen)) high = middle;
    else low = middle + 1;
  }
  return low;
}
