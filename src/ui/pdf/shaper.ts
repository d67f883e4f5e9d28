import type { Font, GlyphPosition } from 'fontkit';
import type * as Harfbuzz from 'harfbuzzjs';

/** What pdfkit reads of a glyph. */
interface ShapedGlyph {
  readonly id: number;
  readonly advanceWidth: number;
  /** The letters that it shows. */
  readonly codePoints: readonly number[];
}

/** What the types of fontkit lack. */
interface GlyphSubset {
  readonly glyphs: number[];
  includeGlyph(glyph: number): number;
}

/** OpenType's name for right-to-left text. */
export const rightToLeft = 'rtla';

/** Numbers that no font has for its glyphs. */
const firstOwn = 0x1_0000;

/**
 * Chooses the glyphs of a font for a text, and their places. HarfBuzz does so as in browsers; fontkit fails for several
 * scripts, and takes a second for others.
 *
 * A glyph may be part of many letters: in Arabic the same bow with one, two or three dots. A PDF names one text for
 * each glyph, so a glyph that shows different letters gets a number of its own for each, and is embedded as often.
 */
export function createShaper(font: Font, harfbuzzFont: Harfbuzz.Font, harfbuzz: typeof Harfbuzz) {
  const { Buffer, Direction, shape } = harfbuzz;
  const own = new Map<string, ShapedGlyph & { readonly original: number }>();

  function glyphFor(original: number, letters: string): ShapedGlyph {
    const key = `${original} ${letters}`;
    const codePoints = [...letters].map((letter) => letter.codePointAt(0) ?? 0);
    const { advanceWidth } = font.getGlyph(original);
    const glyph = own.get(key) ?? { id: firstOwn + own.size, original, advanceWidth, codePoints };
    own.set(key, glyph);
    return glyph;
  }

  function layout(run: string, features: readonly string[]) {
    const isRtl = features.includes(rightToLeft);
    const buffer = new Buffer();
    buffer.addText(run);
    buffer.setDirection(isRtl ? Direction.RTL : Direction.LTR);
    buffer.guessSegmentProperties();
    shape(harfbuzzFont, buffer);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const lettersOf = spell(run, infos, positions);
    const glyphs = infos.map(({ codepoint }, index) => {
      const letters = lettersOf[index] ?? '';
      // Joiners have no direction, and would split a word for programs that look for one.
      return glyphFor(codepoint, isRtl ? letters.replace(/\p{DI}/gu, '') : letters);
    });
    const advanceWidth = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    return isRtl ? { ...inReadingOrder(glyphs, positions), advanceWidth } : { glyphs, positions, advanceWidth };
  }

  function createSubset() {
    const subset: GlyphSubset = Object.getPrototypeOf(font).createSubset.call(font);
    const numbers = new Map<number, number>();
    const include = subset.includeGlyph.bind(subset);
    subset.includeGlyph = (glyph) => {
      if (glyph < firstOwn) return include(glyph);
      const { original = 0 } = [...own.values()].find(({ id }) => id === glyph) ?? {};
      const number = numbers.get(glyph) ?? subset.glyphs.push(original) - 1;
      numbers.set(glyph, number);
      return number;
    };
    return subset;
  }

  return { layout, createSubset };
}

/** The letters of each glyph. Of several that show the same letters, the widest has them and the others have none. */
function spell(run: string, infos: readonly Harfbuzz.GlyphInfo[], positions: readonly GlyphPosition[]): string[] {
  const starts = [...new Set(infos.map(({ cluster }) => cluster)), run.length].sort((one, other) => one - other);
  const widest = new Map<number, number>();
  for (const [index, { cluster }] of infos.entries()) {
    const width = (at: number | undefined) => (at === undefined ? -1 : (positions[at]?.xAdvance ?? 0));
    if (width(index) > width(widest.get(cluster))) widest.set(cluster, index);
  }
  return infos.map(({ cluster }, index) =>
    widest.get(cluster) === index ? run.slice(cluster, starts[starts.indexOf(cluster) + 1]) : '',
  );
}

/** Glyphs that were placed from left to right, listed as they are read: each is put where it belongs. */
function inReadingOrder(glyphs: readonly ShapedGlyph[], positions: readonly GlyphPosition[]) {
  let pen = 0;
  const places = positions.map(({ xAdvance, xOffset, yOffset }) => {
    const place = { xAdvance: 0, yAdvance: 0, xOffset: pen + xOffset, yOffset };
    pen += xAdvance;
    return place;
  });
  return { glyphs: glyphs.toReversed(), positions: places.toReversed() };
}
