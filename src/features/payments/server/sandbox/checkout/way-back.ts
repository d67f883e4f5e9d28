import type { Config } from '#platform/server/config/config.ts';
import type { RequestHeaders } from '#platform/server/http/headers.ts';
import { isOwnHost } from '#platform/server/security/own-pages-only.ts';

/**
 * Where the visitor goes afterwards. The address is not signed, so anybody may have written it: it is followed to the
 * site that this server is, and nowhere else.
 */
export function readWayBack(
  redirectUrl: string | undefined,
  headers: RequestHeaders,
  config: Pick<Config, 'publicUrl' | 'trustProxy'>,
): URL | undefined {
  if (redirectUrl === undefined || !URL.canParse(redirectUrl)) return undefined;
  const url = new URL(redirectUrl);
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password) return undefined;
  return url.origin === new URL(config.publicUrl).origin || isOwnHost(url.host, headers, config) ? url : undefined;
}

/** Tells the shop which transaction it is; what it says of it informs only. */
export function withTransaction(wayBack: URL, id: string): string {
  const url = new URL(wayBack);
  url.searchParams.set('id', id);
  return url.href;
}
