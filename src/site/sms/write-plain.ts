import { graphemesOf } from './graphemes.ts';
import { plainCharacter } from './plain-character.ts';

/** The message in the short alphabet. Undefined: it has letters that nothing can stand for. */
export function writePlain(text: string): string | undefined {
  let plain = '';
  // Where an emoji was, one of the spaces around it goes too.
  let leftOut = false;
  for (const { text: grapheme } of graphemesOf(text)) {
    const found = plainCharacter(grapheme);
    if (found === undefined) return undefined;
    // A figure of another size is none of the number before it: 5½ is not 51/2, nor a price with a footnote ten times it.
    const sign = /\p{No}/u.test(grapheme) && /\d$/.test(plain) ? ` ${found}` : found;
    if (leftOut && sign === '\n') plain = withoutLastSpace(plain);
    const isSecondSpace: boolean = leftOut && sign === ' ' && /(^|[ \n])$/.test(plain);
    if (!isSecondSpace) plain += sign;
    leftOut = sign === '' || isSecondSpace;
  }
  return leftOut ? withoutLastSpace(plain) : plain;
}

function withoutLastSpace(text: string): string {
  return text.replace(/ $/, '');
}
