import { letterWidth } from './fonts.ts';

/** The width of a text, in points. */
const size = 10;

/**
 * A line breaks at a space, and a URL has none. One that is too long for its column is written in several lines, broken
 * after one of these characters if there is one. No hyphen: it would be mistaken for a part of the URL.
 */
export function inLines(address: string, width: number, signs = '@.-_+'): string {
  const letters = [...address];
  const most = fitting(letters, width / size);
  if (most === letters.length) return address;
  const sign = letters.slice(0, most).findLastIndex((letter) => signs.includes(letter));
  const end = sign > 0 ? sign + 1 : most;
  return `${letters.slice(0, end).join('')}\n${inLines(letters.slice(end).join(''), width, signs)}`;
}

/** How many characters fit, and at least one. */
function fitting(letters: readonly string[], width: number): number {
  let left = width;
  const end = letters.findIndex((letter) => {
    left -= letterWidth('text', letter.codePointAt(0) ?? 0);
    return left < 0;
  });
  return end < 0 ? letters.length : Math.max(end, 1);
}

/** The same for words that a visitor typed, of which one may be longer than a line. */
export function wordsInLines(text: string, width: number): string {
  return text.replace(/\S+/g, (word) => inLines(word, width));
}
