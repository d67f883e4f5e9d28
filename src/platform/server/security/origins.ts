import { isAlive, isReady } from '../../contracts/call.ts';
import { headersOf, type Step, urlOf } from '../app-context.ts';
import type { Config } from '../config/config.ts';
import type { TrustProxy } from '../http/client-address.ts';
import { headerOf, type RequestHeaders } from '../http/headers.ts';

/** True if the visitor came by https. Only a trusted proxy can report it. */
export function isSecure(headers: RequestHeaders, trustProxy: TrustProxy): boolean {
  return trustProxy !== false && headerOf(headers, 'x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
}

type Origins = Pick<Config, 'publicUrl' | 'trustProxy'>;

/** What a load balancer requests by plain http, and no visitor opens. */
const forMachines: readonly string[] = [isAlive.path, isReady.path, '/metrics'];

/** True if the visitor came by plain http to a site that has https. Only a trusted proxy can report it. */
export function comesByPlainHttp(headers: RequestHeaders, { publicUrl, trustProxy }: Origins): boolean {
  const isToBeSecure = trustProxy !== false && publicUrl.startsWith('https:');
  return isToBeSecure && headerOf(headers, 'x-forwarded-proto')?.split(',')[0]?.trim() === 'http';
}

/**
 * For proxies that do not redirect themselves. Only to the public URL: the Host header of a request can be anything.
 */
export function redirectToHttps(config: Origins): Step {
  return (c) => {
    if (!comesByPlainHttp(headersOf(c), config) || forMachines.includes(c.req.path)) return undefined;
    c.header('Cache-Control', 'no-store');
    return c.redirect(config.publicUrl + urlOf(c), 308);
  };
}

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
