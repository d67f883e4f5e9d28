import { readCode } from '#database/reference-code.ts';

/** The reference of a quote, by its form only: it is a note for the team. Undefined: it is none. */
export function readQuote(typed: string | undefined): string | undefined {
  return readCode('Q', 3, typed ?? '');
}
