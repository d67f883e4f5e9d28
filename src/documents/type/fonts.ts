import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

const { resolve } = createRequire(import.meta.url);

/** A face and its rarer letters, which are in a file of their own: react-pdf looks for a letter in one after the other. */
export const faces = {
  text: ['Figtree', 'Figtree Extended'],
  display: ['Bricolage', 'Bricolage Extended'],
} as const;

export type Face = keyof typeof faces;

/** Static files: react-pdf cannot set the weight of a variable one. */
const files = [
  ['Figtree', 400, '@fontsource/figtree/files/figtree-latin-400-normal.woff'],
  ['Figtree', 700, '@fontsource/figtree/files/figtree-latin-700-normal.woff'],
  ['Figtree Extended', 400, '@fontsource/figtree/files/figtree-latin-ext-400-normal.woff'],
  ['Figtree Extended', 700, '@fontsource/figtree/files/figtree-latin-ext-700-normal.woff'],
  ['Bricolage', 800, '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff'],
  ['Bricolage Extended', 800, '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-800-normal.woff'],
] as const;

let loading: Promise<unknown> | undefined;

export function loadFonts(): Promise<unknown> {
  loading ??= load();
  return loading;
}

async function load(): Promise<void> {
  for (const [family, fontWeight, file] of files) Font.register({ family, fontWeight, src: resolve(file) });
  // It would cut words by the rules of American English.
  Font.registerHyphenationCallback((word) => [word]);
  await Promise.all(files.map(([fontFamily, fontWeight]) => Font.load({ fontFamily, fontWeight })));
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
