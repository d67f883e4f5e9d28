import { headerOf, type RequestHeaders } from '#platform/server/http/headers.ts';
import { isSameSecret } from '#platform/server/security/is-same-secret.ts';

interface Scrape {
  readonly headers: RequestHeaders;
  readonly connectedFrom: string | undefined;
  readonly token: string | undefined;
}

/** What proxies say of themselves: with one of these a request comes from farther away than it seems. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];
const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** Whoever has the token; where there is none, whoever asks from this machine itself. */
export function mayScrape({ headers, connectedFrom = '', token }: Scrape): boolean {
  if (token !== undefined) return isSameSecret(headerOf(headers, 'authorization') ?? '', `Bearer ${token}`);
  return loopback.test(connectedFrom) && proxyHeaders.every((name) => headerOf(headers, name) === undefined);
}
