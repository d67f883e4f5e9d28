import { newCode, readCode } from '#platform/database/reference-code.ts';

/** Such as `P-7KQ2-94MX-3HTW`: so many of them that nobody finds one by trying. */
export function newOrderReference(): string {
  return newCode('P', 3);
}

/** As it stands on an order, however somebody typed it. Undefined: it is none. */
export function readOrderReference(typed: string): string | undefined {
  return readCode('P', 3, typed);
}
