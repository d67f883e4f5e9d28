import type { Config } from '../config/config.ts';
import { headerOf, type RequestHeaders } from '../http/headers.ts';

/**
 * True if the call was made from a page of this site, or not by a browser. Another site can make a visitor's browser
 * post a form here, but it cannot stop the browser from saying so.
 */
export function isFromOwnPage(headers: RequestHeaders, config: Pick<Config, 'publicUrl' | 'trustProxy'>): boolean {
  const site = headerOf(headers, 'sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  // Older browsers send only Origin with a form, and only Referer with a link.
  const origin = headerOf(headers, 'origin') ?? headerOf(headers, 'referer');
  if (origin === undefined || origin === config.publicUrl) return true;
  if (!URL.canParse(origin)) return false;
  return isOwnHost(new URL(origin).host, headers, config);
}

/** True if this is the host under which the browser has opened the site. It may differ from the public one. */
export function isOwnHost(host: string, headers: RequestHeaders, { trustProxy }: Pick<Config, 'trustProxy'>): boolean {
  const forwarded = trustProxy !== false ? headerOf(headers, 'x-forwarded-host') : undefined;
  return [headerOf(headers, 'host'), forwarded].includes(host);
}
