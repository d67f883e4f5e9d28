import { create, type Font } from 'fontkit';
import { hanStyleOf } from './han-style.ts';
import { createShaper } from './shaper.ts';
import { fontNameFor, generalFont, readWorldFont, visibleIn } from './world-fonts.ts';

/** Fonts of a document beside the brand's, by the characters that are written with them. */
export type WorldFonts = ReadonlyMap<string, Font>;

/**
 * Loads fonts for characters that the brand's fonts lack. `text` is everything that the document may contain, because
 * it tells Chinese from Japanese. Each document has its own fonts with only its own characters: they are small, and
 * nothing of one document can show up in another.
 */
export async function loadWorldFonts(missing: ReadonlySet<string>, text: string): Promise<WorldFonts> {
  if (missing.size === 0) return new Map();
  const hanStyle = hanStyleOf(text);
  const open = new Map<string, Promise<Font>>();
  const load = (name: string) => {
    const opened = open.get(name) ?? loadPart(name, text);
    open.set(name, opened);
    return opened;
  };
  const fonts = new Map<string, Font>();
  const add = async (character: string) => {
    const name = await fontNameFor(character, hanStyle);
    if (name) fonts.set(character, await load(name));
    return name;
  };
  for (const character of missing) {
    if (visibleIn(character).length === 0 || (await add(character))) continue;
    // No font has all of a family of emoji, for example: its members can be written one by one.
    for (const sign of character) await add(sign);
  }
  await addOtherLatin(fonts, text, load);
  return fonts;
}

const isLatin = /\p{sc=Latn}/u;

/** A word is in one font: if one Latin letter needs the general font, all of its neighbours are written with it. */
async function addOtherLatin(fonts: Map<string, Font>, text: string, load: (name: string) => Promise<Font>) {
  if (![...fonts.keys()].some((character) => isLatin.test(character))) return;
  const font = await load(generalFont);
  for (const character of text.match(/\p{sc=Latn}/gu) ?? []) {
    const isThere = font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    if (isThere && !fonts.has(character)) fonts.set(character, font);
  }
}

/** What shaping may add: halves of letters, the circle under a lonely mark, and brackets that face the other way. */
const alsoNeeded = '\u200C\u200D\u25CC()[]{}<>«»‹›';

/** The part of a font that a text needs. */
async function loadPart(name: string, text: string): Promise<Font> {
  const [{ default: subsetFont }, harfbuzz] = await Promise.all([import('subset-font'), import('harfbuzzjs')]);
  const characters = [...new Set(text + text.normalize('NFD') + text.normalize('NFKD') + alsoNeeded)].join('');
  const options = { targetFormat: 'truetype', noHinting: true } as const;
  const part = await subsetFont(await readWorldFont(name), characters, options);
  const font = create(Buffer.from(part));
  if (!('layout' in font)) throw new Error('The file holds several fonts');
  const face = new harfbuzz.Face(new harfbuzz.Blob(part));
  const codePoints = new Set(face.collectUnicodes());
  const shaper = createShaper(font, new harfbuzz.Font(face), harfbuzz);
  return Object.defineProperties(font, {
    layout: { value: shaper.layout },
    createSubset: { value: shaper.createSubset },
    hasGlyphForCodePoint: { value: (codePoint: number) => codePoints.has(codePoint) },
    postscriptName: { value: name },
  });
}
