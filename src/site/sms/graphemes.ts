export interface Grapheme {
  readonly text: string;
  /** Where it begins, in UTF-16 units. */
  readonly at: number;
}

const segmenter = new Intl.Segmenter();

/** What people take for one character: an emoji of seven code points, a letter with the accents put on it. */
export function graphemesOf(text: string): Grapheme[] {
  return [...segmenter.segment(text)].map(({ segment, index }) => ({ text: segment, at: index }));
}
