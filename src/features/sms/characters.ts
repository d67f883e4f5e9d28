import { cutTo } from '#platform/contracts/input-bounds.ts';

/** Characters that Unicode decomposition does not replace well. Word processors and phones insert many of them. */
const written: readonly (readonly [characters: string, plain: string])[] = [
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
const replacements = new Map(
  written.flatMap(([characters, plain]) => [...characters].map((character) => [character, plain] as const)),
);

/** Accents and invisible characters: joiners, direction marks, soft hyphens, lone surrogates. */
const droppable = /[\p{M}\p{C}]/u;
/** Letters, numbers and currency symbols. */
const wordlike = /[\p{L}\p{N}\p{Sc}]/u;

/** In UTF-16 units, longer than any emoji. Normalizing thousands of accents takes quadratic time. */
const longestGrapheme = 64;

/**
 * The replacement of a character in the short alphabet. Empty: it can be left out, like an emoji. Undefined: it is a
 * letter of another script, a number or a currency, and the message would change its meaning without it.
 */
export function plainCharacter(grapheme: string): string | undefined {
  // An e with a combining accent is the é of the alphabet.
  const composed = grapheme.slice(0, longestGrapheme).normalize('NFC');
  // Before decomposition: ≠ would become an equals sign without its stroke.
  const whole = plainFor(composed);
  if (whole !== undefined) return whole;
  let plain = '';
  for (const part of composed.normalize('NFKD')) {
    const character = plainFor(part);
    if (character !== undefined) plain += character;
    else if (!droppable.test(part)) return wordlike.test(composed) ? undefined : '';
  }
  return plain;
}

function plainFor(text: string): string | undefined {
  if (isShort(text)) return text;
  return replacements.get(text) ?? (/^\p{Zs}$/u.test(text) ? ' ' : undefined);
}

interface Grapheme {
  readonly text: string;
  /** Its start in UTF-16 units. */
  readonly at: number;
}

// Firefox has none before version 125, and the calculator must not throw when it loads.
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : undefined;

/** In UTF-16 units. Node's segmenter takes quadratic time, so it gets small pieces. */
const windowLength = 256;

/** Splits a text into what people see as characters: an emoji of seven code points, a letter with its accents. */
export function graphemesOf(text: string): Grapheme[] {
  if (!segmenter) return graphemesByMarks(text);
  const found: Grapheme[] = [];
  let from = 0;
  let length = windowLength;
  while (from < text.length) {
    const window = cutTo(length, text.slice(from, from + length + 1));
    const inWindow = [...segmenter.segment(window)].map(({ segment, index }) => ({ text: segment, at: from + index }));
    const isEnd = from + window.length >= text.length;
    // The last one may continue after the piece, so it starts the next piece.
    const whole = isEnd ? inWindow : inWindow.slice(0, -1);
    found.push(...whole);
    from = isEnd ? text.length : (inWindow.at(-1)?.at ?? text.length);
    length = whole.length > 0 ? windowLength : 2 * length;
  }
  return found;
}

/** Two letters of a flag, or any character with its marks, skin tones and joined characters. */
const grapheme = /\p{Regional_Indicator}\p{Regional_Indicator}|.(?:[\p{M}\p{Emoji_Modifier}]|\u200d(?:.|$))*/gsu;

/** An approximation without a segmenter's tables. */
function graphemesByMarks(text: string): Grapheme[] {
  return [...text.matchAll(grapheme)].map(({ 0: found, index }) => ({ text: found, at: index }));
}

/**
 * The short alphabet of text messages (GSM 03.38, seven bits per character). It has only these letters with accents: é, ñ
 * and ü, but neither á, í, ó, ú nor the small ç. Its escape code is not a character.
 */
const basic = new Set(
  [
    '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ',
    ' !"#¤%&\'()*+,-./0123456789:;<=>?',
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§',
    '¿abcdefghijklmnopqrstuvwxyzäöñüà',
  ].join(''),
);

/** Written as an escape code and a second one, so each counts as two. */
export const doubled = [...'€[]{}\\^~|'] as const;
const extension = new Set([...doubled, '\f']);

/** The length of a code point in septets. Undefined: it is not in the short alphabet. */
export function septetsOf(character: string): 1 | 2 | undefined {
  if (basic.has(character)) return 1;
  return extension.has(character) ? 2 : undefined;
}

export function isShort(text: string): boolean {
  return [...text].every((character) => septetsOf(character) !== undefined);
}
export type Encoding = 'gsm7' | 'ucs2';

/**
 * The capacity of a single message, and of each part of a longer one, where six bytes per part are a header. In septets
 * for GSM-7, in UTF-16 units for UCS-2.
 */
export const capacities: Readonly<Record<Encoding, { readonly alone: number; readonly part: number }>> = {
  gsm7: { alone: 160, part: 153 },
  ucs2: { alone: 70, part: 67 },
};
