import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { Font } from '@react-pdf/renderer';

/** Runs once and caches the result. A failure is not cached: the next caller tries again. */
export function memoizeSuccess<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let result: Promise<Answer> | undefined;
  return () => {
    result ??= ask().catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}

const require = createRequire(import.meta.url);

/** A font and its rarer glyphs, which are in a separate file: react-pdf looks for a glyph in one after the other. */
export const faces = {
  text: ['Figtree', 'Figtree Extended'],
  display: ['Bricolage', 'Bricolage Extended'],
} as const;

export type Face = keyof typeof faces;

/** Static files: react-pdf cannot set the weight of a variable font. */
const files = [
  ['Figtree', 400, require.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff')],
  ['Figtree', 700, require.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff')],
  ['Figtree Extended', 400, require.resolve('@fontsource/figtree/files/figtree-latin-ext-400-normal.woff')],
  ['Figtree Extended', 700, require.resolve('@fontsource/figtree/files/figtree-latin-ext-700-normal.woff')],
  [
    'Bricolage',
    800,
    require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff'),
  ],
  [
    'Bricolage Extended',
    800,
    require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-800-normal.woff'),
  ],
] as const;

/** A thread outlives the moment in which a file could not be read: the next document tries again. */
export const loadFonts = memoizeSuccess(load);

async function load(): Promise<void> {
  for (const [family, fontWeight, file] of files) {
    const font = woffToSfnt(await readFile(file));
    Font.register({ family, fontWeight, src: `data:font/ttf;base64,${font.toString('base64')}` });
  }
  // It would hyphenate words by the rules of American English.
  Font.registerHyphenationCallback((word) => [word]);
  await Promise.all(files.map(([fontFamily, fontWeight]) => Font.load({ fontFamily, fontWeight })));
  for (const [fontFamily, fontWeight] of files) rememberLetters(Font.getFont({ fontFamily, fontWeight }).data);
}

/**
 * A glyph records the letter for which it was first used, and an E that was used as a part of É would never have its
 * own: it would look right, and be missing where the text is copied or read out.
 */
function rememberLetters(font: ReturnType<typeof Font.getFont>['data']): void {
  for (const codePoint of font?.characterSet ?? []) font?.glyphForCodePoint(codePoint);
}

/** Call all of these after `loadFonts`. */
export function hasLetter(face: Face, codePoint: number): boolean {
  return fontsOf(face).some((font) => font.hasGlyphForCodePoint(codePoint));
}

/** In units of the font size. */
export function letterWidth(face: Face, codePoint: number): number {
  const font = fontsOf(face).find((font) => font.hasGlyphForCodePoint(codePoint));
  return font ? font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm : 0;
}

function fontsOf(face: Face) {
  const fontWeight = face === 'display' ? 800 : 400;
  return faces[face].flatMap((fontFamily) => Font.getFont({ fontFamily, fontWeight }).data ?? []);
}

/**
 * Unpacks a WOFF 1.0 file (https://www.w3.org/TR/WOFF/) once. The font library would unpack the glyphs again for every
 * document, in JavaScript, which takes as long as everything else.
 */
function woffToSfnt(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF 1.0 file');
  const tables = readTables(woff);
  const power = Math.floor(Math.log2(tables.length));
  const head = Buffer.alloc(12 + 16 * tables.length);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (tables.length - 2 ** power), 10);
  let offset = head.length;
  const bodies = tables.map(({ tag, checksum, content }, index) => {
    const entry = 12 + 16 * index;
    head.write(tag, entry, 'latin1');
    head.writeUInt32BE(checksum, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(content.length, entry + 12);
    // Tables start at multiples of four.
    const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...bodies]);
}

function readTables(woff: Buffer) {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = 44 + 20 * index;
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at));
    if (start === undefined || packed === undefined)
      throw new Error('The font has a table without an offset or length');
    const content = woff.subarray(start, start + packed);
    return {
      tag: woff.toString('latin1', entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      content: packed === length ? content : inflateSync(content),
    };
  });
}
