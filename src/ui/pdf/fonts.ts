import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import { fontFile } from './font-files.ts';
import type { WorldFonts } from './load-world-fonts.ts';
import { memoizeSuccess } from './memoize-success.ts';
import { rightToLeft } from './shaper.ts';

type OpenTypeFeature = 'tnum' | typeof rightToLeft;

const files = {
  text: 'figtree-400.ttf',
  bold: 'figtree-700.ttf',
  display: 'bricolage-grotesque-800.ttf',
} as const;

export type Face = keyof typeof files;

const fonts = new Map<string, Font>();

/** The process outlives the moment in which a file could not be read: the next document tries again. */
export const loadFonts = memoizeSuccess(async () => {
  for (const [face, file] of Object.entries(files)) {
    const font = create(await readFile(fontFile(file)));
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

/** The fonts of the document that is being drawn, for what the brand's fonts lack. */
let world: WorldFonts = new Map();

/** A document is drawn without a pause, so that the fonts of two documents never mix. */
export function setWorldFonts(fonts: WorldFonts): void {
  world = fonts;
}

/** Only after `loadFonts`. */
function fontOf(name: FontName): Font {
  const font = fonts.get(name) ?? worldFonts().find(({ postscriptName }) => postscriptName === name);
  if (!font) throw new Error('The fonts are not loaded');
  return font;
}

export function worldFonts(): Font[] {
  return [...new Set(world.values())];
}

/** The name of a font: a face of the brand, or a file of Noto. */
export type FontName = string;

/** Whether the brand's own font has a character. Marks that do not compose with their letter would be misplaced. */
export function isInBrandFont(character: string, face: Face): boolean {
  const font = fontOf(face);
  return (
    !/\p{M}/u.test(character) && [...character].every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
  );
}

export function worldFontFor(character: string): FontName | undefined {
  return world.get(character)?.postscriptName;
}

/** Figures of equal width: a space after a narrow 1 would all but vanish in 1 234. */
const features: OpenTypeFeature[] = ['tnum'];

/** What a font has to know about a text. */
export function featuresFor(isRtl: boolean): OpenTypeFeature[] {
  return isRtl ? [rightToLeft] : features;
}

interface Measured {
  /** In units of the font size. */
  readonly width: number;
  /** Whether each glyph is one letter of the text, so that a program can copy them one by one. */
  readonly isSpelled: boolean;
}

export function measure(name: FontName, text: string, isRtl: boolean): Measured {
  const font = fontOf(name);
  const { advanceWidth, glyphs } = font.layout(text, featuresFor(isRtl));
  const letters = glyphs.flatMap(({ codePoints }) => (codePoints.length === 1 ? codePoints : []));
  const isSpelled = letters.length === glyphs.length && String.fromCodePoint(...letters) === text;
  return { width: advanceWidth / font.unitsPerEm, isSpelled };
}

/** How much further the letters of a font reach above the base line than below it, in units of the font size. */
export function riseOf(face: Face): number {
  const { ascent, descent, unitsPerEm } = fontOf(face);
  return (ascent + descent) / unitsPerEm;
}
