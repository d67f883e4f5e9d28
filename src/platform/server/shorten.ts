/** UTF-16 units of one character: more than any emoji has. A longer one was made on purpose and is dropped. */
const longestCharacter = 40;

/** The beginning of a text, in characters as people count them: no emoji is cut in two. */
export function shorten(text: string, most: number): string {
  let shortened = '';
  let characters = 0;
  // No more than the result can have: the segmenter's time grows with the square of the length.
  const beginning = text.slice(0, (most + 1) * longestCharacter);
  for (const { segment, index } of new Intl.Segmenter().segment(beginning)) {
    const isLast = index + segment.length === text.length;
    const isFull = characters === most - 1 && !isLast;
    if (isFull || index + segment.length > most * longestCharacter) return `${shortened}…`;
    shortened += segment;
    characters++;
  }
  return shortened;
}
