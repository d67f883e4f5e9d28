import { randomInt } from 'node:crypto';

/** Without I, L, O, U, 0 and 1, which are taken for others when they are read aloud or copied by hand. */
export const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Such as `H-7KQ2-94MX`: six hundred thousand million of them, so that nobody finds one by trying. */
export function newReference(): string {
  return `H-${four()}-${four()}`;
}

/** As it stands on a ticket, however somebody typed it. Undefined: it is none. */
export function readReference(typed: string): string | undefined {
  const tidy = typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
  const parts = new RegExp(`^H([${referenceAlphabet}]{4})([${referenceAlphabet}]{4})$`).exec(tidy);
  return parts ? `H-${parts[1]}-${parts[2]}` : undefined;
}

function four(): string {
  return Array.from({ length: 4 }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join('');
}
