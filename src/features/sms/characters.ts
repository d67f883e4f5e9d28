import { cutTo } from '#platform/contracts/input-bounds.ts';

/** Signs that no decomposition resolves, or none rightly. Word processors and telephones write many of them unasked. */
const written: readonly (readonly [signs: string, plain: string])[] = [
  ['‘’‚‛‹›′`´ʼ', "'"],
  ['“”„‟«»″', '"'],
  ['‐‑‒–—―−•◦▪', '-'],
  ['·', '.'],
  ['…', '...'],
  ['⁄÷', '/'],
  ['×', 'x'],
  ['±', '+/-'],
  ['≠', '!='],
  ['≤', '<='],
  ['≥', '>='],
  ['→', '->'],
  ['←', '<-'],
  ['°', 'o'],
  ['©', '(c)'],
  ['®', '(R)'],
  ['™', 'TM'],
  ['¢', 'c'],
  ['œ', 'oe'],
  ['Œ', 'OE'],
  ['ł', 'l'],
  ['Ł', 'L'],
  ['đð', 'd'],
  ['ĐÐ', 'D'],
  ['þ', 'th'],
  ['Þ', 'Th'],
  ['ı', 'i'],
  ['μ', 'u'],
  ['ẞ', 'SS'],
  ['\t', ' '],
  ['\v\u0085\u2028\u2029', '\n'],
];
const replacements = new Map(written.flatMap(([signs, plain]) => [...signs].map((sign) => [sign, plain] as const)));

/** Accents, and what cannot be seen: joiners, marks of direction, soft hyphens, halves of a pair. */
const droppable = /[\p{M}\p{C}]/u;
/** Letters, figures and the signs of money. */
const wordlike = /[\p{L}\p{N}\p{Sc}]/u;

/** In UTF-16 units: more than any emoji has. To put thousands of accents in order takes the square of their number. */
const longestGrapheme = 64;

/**
 * What can stand for a character in the short alphabet. Empty: it can be left out, as an emoji can. Undefined: it is
 * a letter of another script, a figure or a currency, and without it the message would say something else.
 */
export function plainCharacter(grapheme: string): string | undefined {
  // An e with an accent put on it is the é that the alphabet has.
  const composed = grapheme.slice(0, longestGrapheme).normalize('NFC');
  // Before it is taken apart: ≠ would become an equals sign with a stroke, and lose the stroke.
  const whole = signFor(composed);
  if (whole !== undefined) return whole;
  let plain = '';
  for (const part of composed.normalize('NFKD')) {
    const sign = signFor(part);
    if (sign !== undefined) plain += sign;
    else if (!droppable.test(part)) return wordlike.test(composed) ? undefined : '';
  }
  return plain;
}

function signFor(text: string): string | undefined {
  if (isShort(text)) return text;
  return replacements.get(text) ?? (/^\p{Zs}$/u.test(text) ? ' ' : undefined);
}

interface Grapheme {
  readonly text: string;
  /** Where it begins, in UTF-16 units. */
  readonly at: number;
}

// Firefox has none before version 125, and a calculator that throws when it is loaded would count nothing there.
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : undefined;

/** In UTF-16 units. The segmenter of Node takes the square of a text's length, so it gets a little at a time. */
const windowLength = 256;

/** What people take for one character: an emoji of seven code points, a letter with the accents put on it. */
export function graphemesOf(text: string): Grapheme[] {
  if (!segmenter) return graphemesByMarks(text);
  const found: Grapheme[] = [];
  let from = 0;
  let length = windowLength;
  while (from < text.length) {
    const window = cutTo(length, text.slice(from, from + length + 1));
    const inWindow = [...segmenter.segment(window)].map(({ segment, index }) => ({ text: segment, at: from + index }));
    const isEnd = from + window.length >= text.length;
    // The last one may go on behind the window, and begins the next one.
    const whole = isEnd ? inWindow : inWindow.slice(0, -1);
    found.push(...whole);
    from = isEnd ? text.length : (inWindow.at(-1)?.at ?? text.length);
    length = whole.length > 0 ? windowLength : 2 * length;
  }
  return found;
}

/** Two letters that make a flag; else anything with the marks and shades put on it, and all that a joiner joins to it. */
const grapheme = /\p{Regional_Indicator}\p{Regional_Indicator}|.(?:[\p{M}\p{Emoji_Modifier}]|\u200d(?:.|$))*/gsu;

/** As near as one comes without the tables of a segmenter. */
function graphemesByMarks(text: string): Grapheme[] {
  return [...text.matchAll(grapheme)].map(({ 0: found, index }) => ({ text: found, at: index }));
}

/**
 * The short alphabet of text messages (GSM 03.38, seven bits a character). Of the letters with accents it has those
 * below and no others: é, ñ and ü, but neither á, í, ó, ú nor the small ç. Its escape sign is no character.
 */
const basic = new Set(
  [
    '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ',
    ' !"#¤%&\'()*+,-./0123456789:;<=>?',
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§',
    '¿abcdefghijklmnopqrstuvwxyzäöñüà',
  ].join(''),
);

/** Written as an escape sign and a second one, so each takes the room of two. */
export const doubled = [...'€[]{}\\^~|'] as const;
const extension = new Set([...doubled, '\f']);

/** The room that a code point takes, in septets. Undefined: the short alphabet does not have it. */
export function septetsOf(character: string): 1 | 2 | undefined {
  if (basic.has(character)) return 1;
  return extension.has(character) ? 2 : undefined;
}

export function isShort(text: string): boolean {
  return [...text].every((character) => septetsOf(character) !== undefined);
}
export type Encoding = 'gsm7' | 'ucs2';

/**
 * What fits into a message that stands alone, and into each part of a longer one: six bytes of every part say which
 * one it is. In septets for GSM-7, in UTF-16 units for UCS-2.
 */
export const capacities: Readonly<Record<Encoding, { readonly alone: number; readonly part: number }>> = {
  gsm7: { alone: 160, part: 153 },
  ucs2: { alone: 70, part: 67 },
};
