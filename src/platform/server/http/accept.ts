import { type Language, languageCodes } from '#site/languages.ts';
import { inputBounds } from '../../contracts/input-bounds.ts';
import { headerOf, type RequestHeaders } from './headers.ts';

const mostTexts = 1_000;
const longestText = 300;

/** Caches results for texts that repeat often. Clears the cache when there are too many different texts. */
export function memoizeText<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = read(text);
    if (value === undefined || text.length > longestText) return value;
    if (known.size >= mostTexts) known.clear();
    known.set(text, value);
    return value;
  };
}

/** The site's languages that a browser accepts, the best first; of two with equal quality, the one it names first. */
export const negotiateLanguages = memoizeText((acceptLanguage: string): readonly Language[] => {
  const accepted = parseQualityValues(acceptLanguage);
  return languageCodes
    .map((language) => ({ language, ...qualityFor(language, accepted) }))
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality || one.position - other.position)
    .map(({ language }) => language);
});

/** The site's language that a browser prefers. */
export function negotiateLanguage(acceptLanguage: string): Language | undefined {
  return negotiateLanguages(acceptLanguage)[0];
}

/** A region (`fr-CA`) counts as its language; `*` covers what is not named. */
function qualityFor(language: Language, accepted: readonly QualityValue[]): { quality: number; position: number } {
  const named = accepted.filter(({ value }) => value === language || value.startsWith(`${language}-`));
  const counting = named.length > 0 ? named : accepted.filter(({ value }) => value === '*');
  const quality = Math.max(0, ...counting.map((entry) => entry.quality));
  const first = counting.find((entry) => entry.quality === quality);
  return { quality, position: first ? accepted.indexOf(first) : -1 };
}

/** True for a browser that sends a form or follows a link, and will display the response. */
export function wantsPage(headers: RequestHeaders): boolean {
  return accepts(headers, 'text/html') && !accepts(headers, 'application/json');
}

/** True if the client names this type. A wildcard does not count, because every client sends one. */
export function accepts(headers: RequestHeaders, type: 'text/html' | 'application/json'): boolean {
  return parseQualityValues(headerOf(headers, 'accept') ?? '').some(
    ({ value, quality }) => value === type && quality > 0,
  );
}

/** One entry of an `Accept…` header, such as `fr-CA;q=0.8`, with its value in lower case. */
interface QualityValue {
  readonly value: string;
  readonly quality: number;
}

/**
 * Parses an `Accept…` header, in its own order. An invalid `q` counts as 1. The rest of a header that is longer than
 * any browser's is ignored.
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

/** The best first, for a client that accepts them equally. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * The encodings to send a client, the best first. `identity` is always among them, even if the client refuses it: an
 * uncompressed page is better than none.
 */
export const negotiateEncodings = memoizeText((acceptEncoding: string): readonly Encoding[] => {
  const accepted = parseQualityValues(acceptEncoding);
  const quality = (encoding: Encoding) => {
    const entry = accepted.find(({ value }) => value === encoding) ?? accepted.find(({ value }) => value === '*');
    return entry?.quality ?? 0;
  };
  return encodings
    .filter((encoding) => encoding === 'identity' || quality(encoding) > 0)
    .sort((one, other) => quality(other) - quality(one));
});
