import { graphemesOf, plainCharacter } from './characters.ts';

/** The message in the short alphabet. Undefined: it has letters without a replacement. */
export function writePlain(text: string): string | undefined {
  // Joined at the end, because reading the end of a growing text takes quadratic time.
  const pieces: string[] = [];
  const replace = rememberPlain();
  // With an emoji, one of the spaces around it is removed too.
  let leftOut = false;
  for (const { text: grapheme } of graphemesOf(text)) {
    const found = replace(grapheme);
    if (found === undefined) return undefined;
    const last = pieces.at(-1)?.slice(-1) ?? '';
    // Fractions and superscripts must not join the number before them: 5½ is not 51/2.
    const piece = /\p{No}/u.test(grapheme) && /\d/.test(last) ? ` ${found}` : found;
    if (leftOut && piece === '\n') dropLastSpace(pieces);
    const isSecondSpace: boolean = leftOut && piece === ' ' && ['', ' ', '\n'].includes(last);
    if (!isSecondSpace) append(pieces, piece);
    leftOut = piece === '' || isSecondSpace;
  }
  if (leftOut) dropLastSpace(pieces);
  return pieces.join('');
}

/** Caches replacements, because most characters occur several times. */
function rememberPlain(): typeof plainCharacter {
  const known = new Map<string, string | undefined>();
  return (grapheme) => {
    if (!known.has(grapheme)) known.set(grapheme, plainCharacter(grapheme));
    return known.get(grapheme);
  };
}

function dropLastSpace(pieces: string[]): void {
  const last = pieces.pop() ?? '';
  append(pieces, last.endsWith(' ') ? last.slice(0, -1) : last);
}

/** Skips empty pieces, so that the last piece ends the text. */
function append(pieces: string[], piece: string): void {
  if (piece !== '') pieces.push(piece);
}
