import { graphemesOf, plainCharacter } from './characters.ts';

/** The message in the short alphabet. Undefined: it has letters that nothing can stand for. */
export function writePlain(text: string): string | undefined {
  // In pieces that are joined at the end: to look at the end of a text that grows would read all of it every time.
  const signs: string[] = [];
  const plainOf = rememberPlain();
  // Where an emoji was, one of the spaces around it goes too.
  let leftOut = false;
  for (const { text: grapheme } of graphemesOf(text)) {
    const found = plainOf(grapheme);
    if (found === undefined) return undefined;
    const last = signs.at(-1)?.slice(-1) ?? '';
    // A figure of another size is none of the number before it: 5½ is not 51/2, nor a price with a footnote ten times it.
    const sign = /\p{No}/u.test(grapheme) && /\d/.test(last) ? ` ${found}` : found;
    if (leftOut && sign === '\n') dropLastSpace(signs);
    const isSecondSpace: boolean = leftOut && sign === ' ' && ['', ' ', '\n'].includes(last);
    if (!isSecondSpace) append(signs, sign);
    leftOut = sign === '' || isSecondSpace;
  }
  if (leftOut) dropLastSpace(signs);
  return signs.join('');
}

/** Most characters come several times. */
function rememberPlain(): typeof plainCharacter {
  const known = new Map<string, string | undefined>();
  return (grapheme) => {
    if (!known.has(grapheme)) known.set(grapheme, plainCharacter(grapheme));
    return known.get(grapheme);
  };
}

function dropLastSpace(signs: string[]): void {
  const last = signs.pop() ?? '';
  append(signs, last.endsWith(' ') ? last.slice(0, -1) : last);
}

/** Nothing empty, so that the last of them is what stands last. */
function append(signs: string[], sign: string): void {
  if (sign !== '') signs.push(sign);
}
