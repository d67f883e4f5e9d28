import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context } from '#site/cookies.ts';
import type { CountryId } from '#site/countries.ts';
import type { Encoding } from '../http/accept.ts';
import { type Body, type BuiltFile, makeBody } from './built-file.ts';

/** What is written into a page for its visitor, where it differs from what the build drew. */
export interface Variant {
  readonly country?: CountryId | undefined;
  readonly context?: Context | undefined;
  /** Somebody is signed in, or their browser believes so: the header is theirs. */
  readonly signed?: 'in' | undefined;
}

/** Where each stands: in the first tag only, for what a page writes elsewhere is its own. */
const places = {
  country: /(<html[^>]* data-country=")[a-z]*(")/,
  context: /(<html[^>]* data-context=")[1-3](")/,
  signed: /(<html[^>]* data-signed=")out(")/,
} as const satisfies Record<keyof Variant, RegExp>;

/** Far enough into a page to hold that tag. */
const beginning = 500;

/** Does the page have a place for the visitor's country, for what they came for, or for who they are? */
export function hasPlaceFor(what: keyof Variant, { bodies }: BuiltFile): boolean {
  return places[what].test(bodies.identity.bytes.toString('latin1', 0, beginning));
}

/** The page as that visitor sees it; style sheets and scripts go by the attributes. */
export function withVariant({ bodies }: BuiltFile, { country, context, signed }: Variant, encoding: Encoding): Body {
  const { bytes } = bodies.identity;
  let start = bytes.toString('latin1', 0, beginning);
  if (country) start = start.replace(places.country, `$1${country}$2`);
  if (context) start = start.replace(places.context, `$1${context}$2`);
  if (signed) start = start.replace(places.signed, `$1${signed}$2`);
  return makeBody(compress(Buffer.concat([Buffer.from(start, 'latin1'), bytes.subarray(beginning)]), encoding));
}

/** While a visitor waits, so not with all the effort that the build can take. */
function compress(html: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === 'gzip' ? gzipSync(html, { level: 6 }) : html;
}
