import { newCode, readCode } from '#platform/database/reference-code.ts';

/** Such as `H-7KQ2-94MX`: six hundred thousand million of them, so that nobody finds one by trying. */
export function newReference(): string {
  return newCode('H', 2);
}

/** As it stands on a ticket, however somebody typed it. Undefined: it is none. */
export function readReference(typed: string): string | undefined {
  return readCode('H', 2, typed);
}
