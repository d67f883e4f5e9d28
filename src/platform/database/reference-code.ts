import { randomInt } from 'node:crypto';

/** Without I, L, O, U, 0 and 1, which are taken for others when they are read aloud or copied by hand. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** That a new one is taken is about as likely as being hit by a meteorite: so many times in a row are a bug. */
export const triesForCode = 5;

/** A letter and groups of four, such as `H-7KQ2-94MX`. */
export function newCode(letter: string, groups: number): string {
  return [letter, ...Array.from({ length: groups }, four)].join('-');
}

/** Characters: more than anybody types around a code. */
const longestTyped = 100;
/** The signs of the alphabet, and what closes a sentence or a bracket. */
const typedCode = /^([2-9A-HJKMNP-TV-Z]+)[\p{Po}\p{Pe}\p{Pf}]*$/u;

/**
 * As it was made, however somebody typed it, also with the full stop of the sentence that it was copied from.
 * Undefined: it is none.
 */
export function readCode(letter: string, groups: number, typed: string): string | undefined {
  // Forms and addresses bring texts of any length to this function. Nothing looks at one that can be no code.
  if (typed.length > longestTyped) return undefined;
  const [, code = ''] = typedCode.exec(typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '')) ?? [];
  if (!code.startsWith(letter) || code.length !== 1 + 4 * groups) return undefined;
  return [letter, ...(code.slice(1).match(/.{4}/g) ?? [])].join('-');
}

function four(): string {
  return Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Such as `Q-7KQ2-94MX-3HTW`: so many of them that nobody finds one by trying. */
export function newQuoteReference(): string {
  return newCode('Q', 3);
}

/** As it stands on a quote, however somebody typed it. Undefined: it is none. */
export function readQuoteReference(typed: string): string | undefined {
  return readCode('Q', 3, typed);
}
