import { randomInt } from 'node:crypto';

/** Without I, L, O, U, 0 and 1, which are taken for others when they are read aloud or copied by hand. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** That a new one is taken is about as likely as being hit by a meteorite: so many times in a row are a bug. */
export const triesForCode = 5;

/** A letter and groups of four, such as `H-7KQ2-94MX`. */
export function newCode(letter: string, groups: number): string {
  return [letter, ...Array.from({ length: groups }, four)].join('-');
}

/**
 * As it was made, however somebody typed it, also with the full stop of the sentence that it was copied from.
 * Undefined: it is none.
 */
export function readCode(letter: string, groups: number, typed: string): string | undefined {
  const tidy = typed.toUpperCase().replace(/[\s\p{Pd}]|[\p{Po}\p{Pe}\p{Pf}]+\s*$/gu, '');
  if (!new RegExp(`^${letter}[${alphabet}]{${4 * groups}}$`).test(tidy)) return undefined;
  return [letter, ...(tidy.slice(1).match(/.{4}/g) ?? [])].join('-');
}

function four(): string {
  return Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
}
