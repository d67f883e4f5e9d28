import { memoizeText } from './memoize-text.ts';
import { parseQualityValues } from './qualities.ts';

/** The best first, for a client that likes them equally. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * What to send a client, the best first. `identity` is always among them, even where the client refuses it:
 * a page that is sent plain is better than none.
 */
export const negotiateEncodings = memoizeText((acceptEncoding: string): readonly Encoding[] => {
  const wishes = parseQualityValues(acceptEncoding);
  const quality = (encoding: Encoding) => {
    const wish = wishes.find(({ value }) => value === encoding) ?? wishes.find(({ value }) => value === '*');
    return wish?.quality ?? 0;
  };
  return encodings
    .filter((encoding) => encoding === 'identity' || quality(encoding) > 0)
    .sort((one, other) => quality(other) - quality(one));
});
