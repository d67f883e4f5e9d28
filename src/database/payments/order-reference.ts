import { referenceAlphabet } from '../tickets/reference.ts';

const four = `([${referenceAlphabet}]{4})`;
const written = new RegExp(`^P${four}${four}${four}$`);

/** As it stands on an order, such as `P-7KQ2-94MX-3HTW`, however somebody typed it. Undefined: it is none. */
export function readOrderReference(typed: string): string | undefined {
  const parts = written.exec(typed.toUpperCase().replace(/[\s\p{Pd}]/gu, ''));
  return parts ? `P-${parts.slice(1).join('-')}` : undefined;
}
