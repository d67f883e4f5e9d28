import { randomInt } from 'node:crypto';

/** Without I, L, O, U, 0 and 1, which are easily confused when they are read aloud or copied by hand. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A collision is about as likely as being hit by a meteorite: this many in a row are a bug. */
export const triesForCode = 5;

/** A letter and groups of four, such as `H-7KQ2-94MX`. */
export function newCode(letter: string, groups: number): string {
  return [letter, ...Array.from({ length: groups }, four)].join('-');
}

/** In characters: more than anyone types around a code. */
const longestTyped = 100;
/** The characters of the alphabet, and those that close a sentence or a bracket. */
const typedCode = /^([2-9A-HJKMNP-TV-Z]+)[\p{Po}\p{Pe}\p{Pf}]*$/u;

/**
 * The canonical form of a code, however it was typed, also with the full stop of the sentence that it was copied from.
 * Undefined if it is not a code.
 */
export function readCode(letter: string, groups: number, typed: string): string | undefined {
  // Forms and URLs pass texts of any length to this function. One that is too long for a code is not searched.
  if (typed.length > longestTyped) return undefined;
  const [, code = ''] = typedCode.exec(typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '')) ?? [];
  if (!code.startsWith(letter) || code.length !== 1 + 4 * groups) return undefined;
  return [letter, ...(code.slice(1).match(/.{4}/g) ?? [])].join('-');
}

function four(): string {
  return Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Such as `Q-7KQ2-94MX-3HTW`: long enough that no one can guess one. */
export function newQuoteReference(): string {
  return newCode('Q', 3);
}

/** The canonical form of a quote's number, however it was typed. Undefined if it is not one. */
export function readQuoteReference(typed: string): string | undefined {
  return readCode('Q', 3, typed);
}

/** The letters of references, with the number of their groups: tickets, meetings, orders and quotes. */
const recordCodes = [
  ['H', 2],
  ['M', 2],
  ['P', 3],
  ['Q', 3],
] as const;

/** The canonical form of any reference, however it was typed: of a ticket, meeting, order or quote. */
export function readRecordReference(typed: string): string | undefined {
  for (const [letter, groups] of recordCodes) {
    const read = readCode(letter, groups, typed);
    if (read) return read;
  }
  return undefined;
}

/** What a ticket can be about: a meeting, order or quote, but not another ticket. */
export function readAboutReference(typed: string): string | undefined {
  const reference = readRecordReference(typed);
  return reference?.startsWith('H-') ? undefined : reference;
}
