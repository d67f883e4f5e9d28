import { existsSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, constants } from 'node:zlib';
import { fileAddress } from '#site/address.ts';
import { type Language, languageCodes } from '#site/languages.ts';
import { type RoutePath, routePaths } from '#site/routes.ts';

/** What a server sends before the first answer from the browser: ten packets. */
export const firstRoundTrip = 14_000;

export interface FirstScreen {
  readonly path: RoutePath;
  readonly language: Language;
  /** Of the compressed page, until the first screen is complete; undefined where it waits for other files. */
  readonly bytes: number | undefined;
}

/** Where the part of the first screen ends: with it comes the rest of the styles. */
const end = ' id="rest">';

export function firstScreens(client: string): FirstScreen[] {
  return routePaths.flatMap((path) =>
    languageCodes.map((language) => {
      const file = `${client}${fileAddress(path, language)}/index.html`;
      const at = readFileSync(file).indexOf(end);
      return { path, language, bytes: at === -1 ? undefined : bytesUntil(`${file}.br`, at + end.length) };
    }),
  );
}

/** How much of a compressed file it takes to read that much of its text. */
function bytesUntil(file: string, length: number): number | undefined {
  if (!existsSync(file)) return undefined;
  const whole = readFileSync(file);
  let [low, high] = [0, whole.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (textIn(whole.subarray(0, middle)) >= length) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A browser, too, reads what has arrived and waits for more. */
function textIn(bytes: Buffer): number {
  return brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).length;
}
