import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context } from '#site/cookies.ts';
import type { CountryId } from '#site/countries.ts';
import { languageTagOf } from '#site/languages.ts';
import { inAmericanEnglish } from '../../page/american-english.ts';
import type { Encoding } from '../http/accept.ts';
import { type Body, type BuiltFile, makeBody } from './built-file.ts';

/** What is written into a page for its visitor, where it differs from the build. */
export interface Variant {
  readonly country?: CountryId | undefined;
  readonly context?: Context | undefined;
  /** The visitor is signed in, or their browser has a session cookie: the header shows their account. */
  readonly signed?: 'in' | undefined;
}

/** The attributes are in the first tag only; what a page has elsewhere is its own. */
const places = {
  country: /(<html[^>]* data-country=")[a-z]*(")/,
  context: /(<html[^>]* data-context=")[1-3](")/,
  signed: /(<html[^>]* data-signed=")out(")/,
} as const satisfies Record<keyof Variant, RegExp>;

const english = /(<html lang=")en(?:-[A-Z]{2})?(")/;

/** Far enough into a page to contain that tag. */
const beginning = 500;

/** True if the page has a slot for the visitor's country, context or session. */
export function hasPlaceFor(what: keyof Variant, { bodies }: BuiltFile): boolean {
  return places[what].test(bodies.identity.bytes.toString('latin1', 0, beginning));
}

/** The page for that visitor; style sheets and scripts read the attributes. */
export function withVariant({ bodies }: BuiltFile, { country, context, signed }: Variant, encoding: Encoding): Body {
  const { bytes } = bodies.identity;
  let start = bytes.toString('latin1', 0, beginning);
  if (country) {
    start = start.replace(places.country, `$1${country}$2`);
    start = start.replace(english, `$1${languageTagOf('en', country)}$2`);
  }
  if (context) start = start.replace(places.context, `$1${context}$2`);
  if (signed) start = start.replace(places.signed, `$1${signed}$2`);
  const page = Buffer.concat([Buffer.from(start, 'latin1'), bytes.subarray(beginning)]);
  const isAmerican = country === 'us' && english.test(start);
  return makeBody(compress(isAmerican ? Buffer.from(inAmericanEnglish(page.toString())) : page, encoding));
}

/** A visitor is waiting, or the server is starting, so the compression is not as strong as the build's. */
export function compress(html: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === 'gzip' ? gzipSync(html, { level: 6 }) : html;
}
