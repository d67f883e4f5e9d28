import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import type { Context } from '#site/cookies.ts';
import type { CountryId } from '#site/countries.ts';
import { defaultLanguage, languageTagOf } from '#site/languages.ts';
import { languageIn } from '../../browser/stored/user-language.ts';
import { hasRegionalForm, inRegionalForm } from '../../page/regional-form.ts';
import type { Encoding } from '../http/accept.ts';
import type { Sources } from '../security/security-headers.ts';
import { BoundedCache } from './bounded-cache.ts';

export interface Body {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** A file of the build, with its compressed variants. */
export interface BuiltFile {
  readonly bodies: Readonly<Record<'identity', Body> & Partial<Record<Encoding, Body>>>;
}

export interface BuiltPage extends BuiltFile {
  /** The page has a slot for the visitor's country. */
  readonly takesCountry: boolean;
  /** The page has a slot for the visitor's context. */
  readonly takesContext: boolean;
  /** The page differs for signed-in visitors. */
  readonly takesSigned: boolean;
  /** The hashes of inline styles and scripts. */
  readonly inline: Sources;
}

/** The ETag is of the bytes sent, so each encoding has its own. */
export function makeBody(bytes: Buffer): Body {
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

/** What a file consists of, with the variants that the build compressed. */
export type FileBytes = Readonly<Record<'identity', Buffer> & Partial<Record<Encoding, Buffer>>>;

/** By ETag, which is that of the content. */
const unpacked = new BoundedCache<Buffer>(5);

/**
 * Uncompressed pages are most of a site, and hardly anybody asks for them: they are unpacked then, and only the last few
 * are kept.
 */
export function builtFile({ identity, br, gzip }: FileBytes): BuiltFile {
  const { etag } = makeBody(identity);
  const chunkSize = Math.max(identity.length, constants.Z_MIN_CHUNK);
  const packed = gzip && {
    etag,
    get bytes() {
      return unpacked.get(etag, () => gunzipSync(gzip, { chunkSize }));
    },
  };
  return {
    bodies: {
      identity: packed ?? { etag, bytes: identity },
      ...(br && { br: makeBody(br) }),
      ...(gzip && { gzip: makeBody(gzip) }),
    },
  };
}

/** A file that is made when it is first asked for: a start does not wait for hundreds of them. */
export function lateFile(make: () => BuiltFile): BuiltFile {
  const made = once(make);
  return {
    get bodies() {
      return made().bodies;
    },
  };
}

export function latePage(make: () => BuiltPage): BuiltPage {
  const made = once(make);
  return {
    get bodies() {
      return made().bodies;
    },
    get takesCountry() {
      return made().takesCountry;
    },
    get takesContext() {
      return made().takesContext;
    },
    get takesSigned() {
      return made().takesSigned;
    },
    get inline() {
      return made().inline;
    },
  };
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The first encoding of the list in which the file exists. */
export function encodingFor({ bodies }: BuiltFile, accepted: readonly Encoding[]): Encoding {
  return accepted.find((encoding) => bodies[encoding]) ?? 'identity';
}

export const htmlType = 'text/html; charset=utf-8';

const byName: Readonly<Record<string, string>> = {
  'speculation-rules.json': 'application/speculationrules+json',
};

const byExtension: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

export function contentTypeOf(path: string): string {
  return byName[basename(path)] ?? byExtension[extname(path)] ?? 'application/octet-stream';
}

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

const languageTag = /(?<=<html lang=")[a-zA-Z-]+(?=")/;

/** Far enough into a page to contain that tag. */
const beginning = 500;

/** True if the page has a slot for the visitor's country, context or session. */
export function hasPlaceFor(what: keyof Variant, page: Buffer): boolean {
  return places[what].test(page.toString('latin1', 0, beginning));
}

/** The page for that visitor; style sheets and scripts read the attributes. */
export function withVariant({ bodies }: BuiltFile, { country, context, signed }: Variant, encoding: Encoding): Body {
  const { bytes } = bodies.identity;
  let start = bytes.toString('latin1', 0, beginning);
  if (country) {
    start = start.replace(places.country, `$1${country}$2`);
    start = start.replace(languageTag, (tag) => languageTagOf(languageIn(tag) ?? defaultLanguage, country));
  }
  if (context) start = start.replace(places.context, `$1${context}$2`);
  if (signed) start = start.replace(places.signed, `$1${signed}$2`);
  const page = Buffer.concat([Buffer.from(start, 'latin1'), bytes.subarray(beginning)]);
  const written = languageTag.exec(start)?.[0] ?? '';
  const isRegional = country !== undefined && hasRegionalForm(written);
  return makeBody(compress(isRegional ? Buffer.from(inRegionalForm(page.toString(), written)) : page, encoding));
}

/** A visitor is waiting, or the server is starting, so the compression is not as strong as the build's. */
export function compress(html: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === 'gzip' ? gzipSync(html, { level: 6 }) : html;
}
