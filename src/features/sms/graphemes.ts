import { cutTo } from '#platform/contracts/input-bounds.ts';

export interface Grapheme {
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
