import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import type { Encoding } from '../http/accept.ts';
import type { Sources } from '../security/security-headers.ts';

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
