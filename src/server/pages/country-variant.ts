import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { CountryId } from '#site/countries.ts';
import type { Encoding } from '../http/accept-encoding.ts';
import { type Body, type BuiltFile, makeBody } from './built-file.ts';

/** Of the first tag only: what a page writes elsewhere is its own. */
const attribute = /(<html[^>]* data-country=")[a-z]*(")/;
/** Far enough into a page to hold that tag. */
const beginning = 500;

/** Does the page have a place for the visitor's country? */
export function takesCountry({ bodies }: BuiltFile): boolean {
  return attribute.test(bodies.identity.bytes.toString('latin1', 0, beginning));
}

/** The page as a visitor of that country sees it; style sheets and scripts go by the attribute. */
export function withCountry({ bodies }: BuiltFile, country: CountryId, encoding: Encoding): Body {
  const { bytes } = bodies.identity;
  const start = bytes.toString('latin1', 0, beginning).replace(attribute, `$1${country}$2`);
  return makeBody(compress(Buffer.concat([Buffer.from(start, 'latin1'), bytes.subarray(beginning)]), encoding));
}

/** While a visitor waits, so not with all the effort that the build can take. */
function compress(html: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === 'gzip' ? gzipSync(html, { level: 6 }) : html;
}
