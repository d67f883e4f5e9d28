import { isShort } from './alphabet.ts';

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
