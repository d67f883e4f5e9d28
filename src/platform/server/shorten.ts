/** Of one character in UTF-16: more than any emoji has. One of which somebody made more is not worth its room. */
const longestCharacter = 40;

/** The beginning of a text, by characters as people count them: no emoji is cut in two. */
export function shorten(text: string, most: number): string {
  let kept = '';
  let characters = 0;
  // No more than can be kept: the segmenter takes the square of a text's length.
  const beginning = text.slice(0, (most + 1) * longestCharacter);
  for (const { segment, index } of new Intl.Segmenter().segment(beginning)) {
    const isLast = index + segment.length === text.length;
    const isFull = characters === most - 1 && !isLast;
    if (isFull || index + segment.length > most * longestCharacter) return `${kept}…`;
    kept += segment;
    characters++;
  }
  return kept;
}
