import { inputBounds } from '../../contracts/input-bounds.ts';

/** One entry of an `Accept…` header, such as `fr-CA;q=0.8`. The value is in lower case. */
export interface QualityValue {
  readonly value: string;
  readonly quality: number;
}

/**
 * What a client would like, in the order in which it says so. An unreadable `q` counts as 1. Of a header that is longer
 * than any browser's the rest is not read.
 */
export function parseQualityValues(header: string): QualityValue[] {
  return header
    .slice(0, inputBounds.acceptHeader)
    .split(',')
    .map((entry) => {
      const [value = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      const quality = q === undefined ? 1 : Number(q.slice(2));
      return { value, quality: quality >= 0 && quality <= 1 ? quality : 1 };
    })
    .filter(({ value }) => value !== '');
}
