/** Of one character in UTF-16: more than any emoji has. One of which somebody made more is not worth its room. */
const longestCharacter = 40;

/** The beginning of a text, by characters as people count them: no emoji is cut in two. */
export function shorten(text: string, most: number): string {
  let kept = '';
  let characters = 0;
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    const isLast = index + segment.length === text.length;
    const isFull = characters === most - 1 && !isLast;
    if (isFull || index + segment.length > most * longestCharacter) return `${kept}…`;
    kept += segment;
    characters++;
  }
  return kept;
}
