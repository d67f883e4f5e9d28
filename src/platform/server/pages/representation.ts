import { type Encoding, negotiateEncodings } from '../http/accept.ts';
import { headerOf, type RequestHeaders } from '../http/headers.ts';
import { securityHeaders } from '../security/security-headers.ts';
import { BoundedCache } from './bounded-cache.ts';
import { type Body, type BuiltFile, contentTypeOf, encodingFor } from './built-file.ts';

type PageStatus = 200 | 404;

export interface Answer {
  readonly status: PageStatus | 304;
  /** Name, value, name, value …: the form that Node writes fastest. */
  readonly headers: readonly string[];
  readonly body: Buffer | undefined;
}

/** A body with its headers, composed once and sent many times. */
export interface Representation {
  readonly status: PageStatus;
  readonly body: Body;
  readonly headers: readonly string[];
  readonly headersIfUnchanged: readonly string[];
}

export type HeaderMap = Readonly<Record<string, string>>;

/** `ofBody` are the headers that a 304 leaves out. */
export function represent(status: PageStatus, body: Body, common: HeaderMap, ofBody: HeaderMap): Representation {
  const always = { ...common, ETag: body.etag };
  return {
    status,
    body,
    headers: flatten({ ...always, ...ofBody, 'Content-Length': String(body.bytes.length) }),
    headersIfUnchanged: flatten(always),
  };
}

export function answerWith(found: Representation, method: string, ifNoneMatch: string | undefined): Answer {
  const { status, body, headers, headersIfUnchanged } = found;
  // Only a successful response can become a 304.
  if (ifNoneMatch !== undefined && status === 200 && matchesEtag(ifNoneMatch, body.etag)) {
    return { status: 304, headers: headersIfUnchanged, body: undefined };
  }
  return { status, headers, body: method === 'HEAD' ? undefined : body.bytes };
}

function flatten(headers: HeaderMap): string[] {
  return Object.entries(headers).flat();
}

/** True if the client already has this. Compares weakly, as RFC 9110 requires here. */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.trim() === '*' || (ifNoneMatch.match(/"[^"]*"/g)?.includes(etag) ?? false);
}

/** Under this folder a file's name changes with its content. */
export const hashedAssets = '/assets/';

type FindFile = (path: string, headers: RequestHeaders, secure: boolean) => Representation | undefined;

export const noindexHeader: HeaderMap = { 'X-Robots-Tag': 'noindex' };

export function fileRepresentations(files: ReadonlyMap<string, BuiltFile>, more: HeaderMap = {}): FindFile {
  const prepared = new BoundedCache<Representation>(Number.POSITIVE_INFINITY);

  return (path, headers, secure) => {
    const file = files.get(path);
    if (!file) return undefined;
    const encoding = encodingFor(file, negotiateEncodings(headerOf(headers, 'accept-encoding') ?? ''));
    const key = `${path} ${encoding} ${secure}`;
    return prepared.get(key, () => make(path, file, { encoding, secure, more }));
  };
}

interface FileOptions {
  readonly encoding: Encoding;
  readonly secure: boolean;
  readonly more: HeaderMap;
}

function make(path: string, { bodies }: BuiltFile, { encoding, secure, more }: FileOptions) {
  return represent(
    200,
    bodies[encoding] ?? bodies.identity,
    {
      ...securityHeaders(secure),
      'Cache-Control': path.startsWith(hashedAssets) ? 'public, max-age=31536000, immutable' : 'public, no-cache',
      Vary: 'Accept-Encoding',
      ...more,
    },
    { 'Content-Type': contentTypeOf(path), ...(encoding !== 'identity' && { 'Content-Encoding': encoding }) },
  );
}
