import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { CountryId } from '#site/countries.ts';
import type { Encoding } from '../http/accept-encoding.ts';
import { type Body, type BuiltFile, makeBody } from './built-file.ts';

const openAttribute = 'data-country=""';

/** Does the page leave the country to the visitor? Then its `<html>` tag has an empty attribute. */
export function takesCountry({ bodies }: BuiltFile): boolean {
  return attributeAt(bodies.identity.bytes) !== -1;
}

/** The page as a visitor of that country sees it; style sheets and scripts go by the attribute. */
export function withCountry({ bodies }: BuiltFile, country: CountryId, encoding: Encoding): Body {
  const { bytes } = bodies.identity;
  const at = attributeAt(bytes);
  const html = Buffer.concat([
    bytes.subarray(0, at),
    Buffer.from(`data-country="${country}"`),
    bytes.subarray(at + openAttribute.length),
  ]);
  return makeBody(compress(html, encoding));
}

function attributeAt(html: Buffer): number {
  const start = html.indexOf('<html');
  const at = html.indexOf(openAttribute, start);
  return start !== -1 && at !== -1 && at < html.indexOf('>', start) ? at : -1;
}

/** While a visitor waits, so not with all the effort that the build can take. */
function compress(html: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === 'gzip' ? gzipSync(html, { level: 6 }) : html;
}
