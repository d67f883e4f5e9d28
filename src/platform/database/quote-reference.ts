import { newCode, readCode } from './reference-code.ts';

/** Such as `Q-7KQ2-94MX-3HTW`: so many of them that nobody finds one by trying. */
export function newQuoteReference(): string {
  return newCode('Q', 3);
}

/** As it stands on a quote, however somebody typed it. Undefined: it is none. */
export function readQuoteReference(typed: string): string | undefined {
  return readCode('Q', 3, typed);
}
