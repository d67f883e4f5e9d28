import { type Face, isInBrandFont, worldFontFor } from './fonts.ts';

export const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Control characters and signs without a shape, apart from those that change the shape of their neighbours. */
const shapeless = /[\p{Cc}\p{DI}](?<![\n\p{Join_C}\p{VS}\u{E0020}-\u{E007F}])/gu;

/**
 * The characters of a text as a reader counts them. Letters are composed, every kind of line end becomes a newline, and
 * spaces of special widths become non-breaking spaces.
 */
export function charactersOf(text: string): string[] {
  const plain = text
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u2000-\u200A\u202F\u205F\u3000]/g, '\u00A0')
    .replaceAll('\t', ' ')
    .replace(shapeless, '');
  return [...segmenter.segment(plain)].map(({ segment }) => segment);
}

/** More than any language needs on one letter. Without a limit they would run across the lines above. */
const mostMarks = 6;

/** A text in characters that the loaded fonts have. What no font has becomes its number: nothing is left out. */
export function writable(text: string, face: Face): string {
  return charactersOf(text)
    .map((character) => (character === '\n' ? character : writeCharacter(character, face)))
    .join('');
}

function writeCharacter(character: string, face: Face): string {
  const visible = character.replace(/\p{DI}/gu, '');
  if (isInBrandFont(visible, face)) return visible;
  const marks = character.match(/\p{Mn}/gu)?.length ?? 0;
  if (worldFontFor(character) && marks <= mostMarks) return character;
  const signs = [...visible];
  const isKnown = (sign: string) => isInBrandFont(sign, face) || (worldFontFor(sign) && !/\p{M}/u.test(sign));
  return signs.map((sign) => (isKnown(sign) ? sign : numberOf(sign))).join('');
}

/** `[U+E000]` */
function numberOf(sign: string): string {
  const hex = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `[U+${hex.padStart(4, '0')}]`;
}
