export interface Grapheme {
  readonly text: string;
  /** Where it begins, in UTF-16 units. */
  readonly at: number;
}

// Firefox has none before version 125, and a calculator that throws when it is loaded would count nothing there.
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : undefined;

/** What people take for one character: an emoji of seven code points, a letter with the accents put on it. */
export function graphemesOf(text: string): Grapheme[] {
  if (!segmenter) return graphemesByMarks(text);
  return [...segmenter.segment(text)].map(({ segment, index }) => ({ text: segment, at: index }));
}

/** Two letters that make a flag; else anything with the marks and shades put on it, and all that a joiner joins to it. */
const grapheme = /\p{RI}\p{RI}|.(?:[\p{M}\p{EMod}]|\u200d(?:.|$))*/gsu;

/** As near as one comes without the tables of a segmenter. */
function graphemesByMarks(text: string): Grapheme[] {
  return [...text.matchAll(grapheme)].map(({ 0: found, index }) => ({ text: found, at: index }));
}
