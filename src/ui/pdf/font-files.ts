import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

/** The fonts of documents, which `scripts/fonts/make.ts` makes. */
export const fontFolder = 'src/ui/pdf/font-files';

let found: string | undefined;

/** In the project and in a release, wherever in it the running program lies. */
export function fontFile(name: string): string {
  found ??= findFolder(dirname(fileURLToPath(import.meta.url)));
  return join(found, name);
}

function findFolder(from: string): string {
  const folder = join(from, fontFolder);
  if (existsSync(folder)) return folder;
  if (from === dirname(from)) throw new Error(`No folder above the program has ${fontFolder}`);
  return findFolder(dirname(from));
}

type Range = readonly [from: number, to: number];

interface PackedFont {
  readonly pack: string;
  /** The place of its first byte, and the number of bytes. */
  readonly start: number;
  readonly length: number;
  /** Of its characters, in ascending order. */
  readonly ranges: readonly Range[];
}

export type FontIndex = ReadonlyMap<string, PackedFont>;

/** Each line is a font: the file that contains it, its name, its place in it, and its characters. */
export async function readFontIndex(): Promise<FontIndex> {
  const text = await readFile(fontFile('index.txt'), 'utf8');
  return new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [pack = '', name = '', start, length, ranges = ''] = line.split(' ');
        return [name, { pack, start: Number(start), length: Number(length), ranges: parseRanges(ranges) }];
      }),
  );
}

/** `4E00-4E05,4E08` */
function parseRanges(text: string): Range[] {
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

export function hasCharacter({ ranges }: PackedFont, codePoint: number): boolean {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.[1] ?? 0) < codePoint) low = middle + 1;
    else high = middle;
  }
  return (ranges[low]?.[0] ?? Number.POSITIVE_INFINITY) <= codePoint;
}

/** Unpacks its file as far as the font. */
export async function readPackedFont({ pack, start, length }: PackedFont): Promise<Buffer> {
  const packed = createBrotliDecompress({ chunkSize: 2 ** 20 });
  packed.end(await readFile(fontFile(`${pack}.br`)));
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of packed) {
    size += chunks[chunks.push(chunk) - 1]?.length ?? 0;
    if (size >= start + length) break;
  }
  return Buffer.concat(chunks).subarray(start, start + length);
}
