import type { Config } from '../config/config.ts';
import { headerOf, type RequestHeaders } from '../http/headers.ts';

/**
 * Was the call made from a page of this site, or by no browser at all? Another site can make a visitor's
 * browser post a form here, but it cannot keep the browser from saying so.
 */
export function isFromOwnPage(headers: RequestHeaders, config: Pick<Config, 'publicUrl' | 'trustProxy'>): boolean {
  const site = headerOf(headers, 'sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  // Older browsers say it with a form alone, and with a link where that stood.
  const origin = headerOf(headers, 'origin') ?? headerOf(headers, 'referer');
  if (origin === undefined || origin === config.publicUrl) return true;
  if (!URL.canParse(origin)) return false;
  return isOwnHost(new URL(origin).host, headers, config);
}

/** Is this the name that the browser has opened the site by? It may be another than the public one. */
export function isOwnHost(host: string, headers: RequestHeaders, { trustProxy }: Pick<Config, 'trustProxy'>): boolean {
  const forwarded = trustProxy !== false ? headerOf(headers, 'x-forwarded-host') : undefined;
  return [headerOf(headers, 'host'), forwarded].includes(host);
}
