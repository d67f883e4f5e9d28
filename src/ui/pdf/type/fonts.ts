import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';
import { memoizeSuccess } from './memoize-success.ts';
import { woffToSfnt } from './woff-to-sfnt.ts';

const require = createRequire(import.meta.url);

/** A face and its rarer letters, which are in a file of their own: react-pdf looks for a letter in one after the other. */
export const faces = {
  text: ['Figtree', 'Figtree Extended'],
  display: ['Bricolage', 'Bricolage Extended'],
} as const;

export type Face = keyof typeof faces;

/** Static files: react-pdf cannot set the weight of a variable one. */
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
  // It would cut words by the rules of American English.
  Font.registerHyphenationCallback((word) => [word]);
  await Promise.all(files.map(([fontFamily, fontWeight]) => Font.load({ fontFamily, fontWeight })));
  for (const [fontFamily, fontWeight] of files) rememberLetters(Font.getFont({ fontFamily, fontWeight }).data);
}

/**
 * A shape knows its letter by how it was first asked for, and an E that came in as a part of É would never know its
 * own: it would look right, and be missing where the text is copied or read out.
 */
function rememberLetters(font: ReturnType<typeof Font.getFont>['data']): void {
  for (const codePoint of font?.characterSet ?? []) font?.glyphForCodePoint(codePoint);
}

/** All of these are to be asked after `loadFonts`. */
export function hasLetter(face: Face, codePoint: number): boolean {
  return fontsOf(face).some((font) => font.hasGlyphForCodePoint(codePoint));
}

/** In parts of the size of the type. */
export function letterWidth(face: Face, codePoint: number): number {
  const font = fontsOf(face).find((font) => font.hasGlyphForCodePoint(codePoint));
  return font ? font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm : 0;
}

function fontsOf(face: Face) {
  const fontWeight = face === 'display' ? 800 : 400;
  return faces[face].flatMap((fontFamily) => Font.getFont({ fontFamily, fontWeight }).data ?? []);
}
