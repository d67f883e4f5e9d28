import { type Face, hasLetter } from './fonts.ts';

/** Stands for a sign that our faces lack: it says that something is left out, and no address holds it. */
const leftOut = '•';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A text in letters that a face has. Letters are composed first, every kind of line end becomes the one that ends lines
 * here, spaces of special widths become hard spaces, and what is missing becomes one sign for each that a reader would
 * count, however many code points an emoji is made of.
 */
export function writable(text: string, face: Face): string {
  const composed = text
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u2000-\u200A\u202F\u205F\u3000]/g, '\u00A0')
    .replaceAll('\t', ' ');
  return [...segmenter.segment(composed)].map(({ segment }) => writeGrapheme(segment, face)).join('');
}

/** Whether anything of it comes onto the paper. */
export function isWritable(text: string, face: Face): boolean {
  return /[^\s•]/u.test(writable(text, face));
}

function writeGrapheme(grapheme: string, face: Face): string {
  if (grapheme === '\n') return grapheme;
  // Control characters, joiners and marks of direction have no shape of their own.
  const shown = grapheme.replace(/[\p{Cc}\p{Cf}]/gu, '');
  return [...shown].every((sign) => hasLetter(face, sign.codePointAt(0) ?? 0)) ? shown : leftOut;
}
