import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

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

const files = {
  text: require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf'),
  display: require.resolve('@expo-google-fonts/bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf'),
} as const;

export type Face = keyof typeof files;

const fonts = new Map<string, Font>();

/** A thread outlives the moment in which a file could not be read: the next document tries again. */
export const loadFonts = memoizeSuccess(async () => {
  for (const [face, file] of Object.entries(files)) {
    const font = create(await readFile(file));
    if (!('layout' in font)) throw new Error('The file holds several fonts');
    rememberLetters(font);
    fonts.set(face, font);
  }
  return fonts;
});

/**
 * A glyph records the letter for which it was first used, and an E that was used as a part of É would never have its
 * own: it would look right, and be missing where the text is copied or read out.
 */
function rememberLetters(font: Font): void {
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
}

/** Only after `loadFonts`. */
function fontOf(face: Face): Font {
  const font = fonts.get(face);
  if (!font) throw new Error('The fonts are not loaded');
  return font;
}

export function hasLetter(face: Face, codePoint: number): boolean {
  return fontOf(face).hasGlyphForCodePoint(codePoint);
}

/** Figures of equal width: a space after a narrow 1 would all but vanish in 1 234. */
export const features: 'tnum'[] = ['tnum'];

/** In units of the font size, like the following. */
export function widthIn(face: Face, text: string): number {
  const font = fontOf(face);
  return font.layout(text, features).advanceWidth / font.unitsPerEm;
}

/** How much further the letters of a font reach above the base line than below it. */
export function riseOf(face: Face): number {
  const { ascent, descent, unitsPerEm } = fontOf(face);
  return (ascent + descent) / unitsPerEm;
}
