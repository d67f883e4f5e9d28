import type { Body } from './built-file.ts';

type PageStatus = 200 | 404;

export interface Answer {
  readonly status: PageStatus | 304;
  /** Name, value, name, value …: the form that Node writes fastest. */
  readonly headers: readonly string[];
  readonly body: Buffer | undefined;
}

/** A body with its headers, put together once and answered many times. */
export interface Representation {
  readonly status: PageStatus;
  readonly body: Body;
  readonly headers: readonly string[];
  readonly headersIfUnchanged: readonly string[];
}

export type HeaderMap = Readonly<Record<string, string>>;

/** `ofBody` are the headers that are left out when the browser already has the body. */
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
  // Only an answer of success can be replaced by «not modified».
  if (ifNoneMatch !== undefined && status === 200 && matchesEtag(ifNoneMatch, body.etag)) {
    return { status: 304, headers: headersIfUnchanged, body: undefined };
  }
  return { status, headers, body: method === 'HEAD' ? undefined : body.bytes };
}

function flatten(headers: HeaderMap): string[] {
  return Object.entries(headers).flat();
}

/** Does the client already have this? Compares weakly, as RFC 9110 asks for here. */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.trim() === '*' || (ifNoneMatch.match(/"[^"]*"/g)?.includes(etag) ?? false);
}
