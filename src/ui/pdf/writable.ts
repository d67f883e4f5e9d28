import { type Face, hasLetter } from './fonts.ts';

/** Replaces a character that our fonts lack: it shows that something is left out, and no URL contains it. */
const leftOut = '•';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A text in glyphs that a font has. Letters are composed first, every kind of line end becomes a newline, spaces of
 * special widths become non-breaking spaces, and each missing character, as a reader would count it, becomes one
 * replacement, however many code points an emoji has.
 */
export function writable(text: string, face: Face): string {
  const composed = text
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u2000-\u200A\u202F\u205F\u3000]/g, '\u00A0')
    .replaceAll('\t', ' ');
  return [...segmenter.segment(composed)].map(({ segment }) => writeGrapheme(segment, face)).join('');
}

/** Whether anything of it would be visible. */
export function isWritable(text: string, face: Face): boolean {
  return /[^\s•]/u.test(writable(text, face));
}

function writeGrapheme(grapheme: string, face: Face): string {
  if (grapheme === '\n') return grapheme;
  // Control characters, joiners and direction marks have no glyph.
  const shown = grapheme.replace(/[\p{Cc}\p{Cf}]/gu, '');
  // Marks that do not compose with their letter can be stacked without end, across other lines.
  const isWhole = !/\p{M}/u.test(shown) && [...shown].every((sign) => hasLetter(face, sign.codePointAt(0) ?? 0));
  return isWhole ? shown : leftOut;
}
