import type { MiddlewareHandler } from 'hono';
import { isAlive, isReady } from '../../contracts/health.ts';
import type { AppEnv } from '../app-context.ts';
import { urlOf } from '../app-context.ts';
import type { Config } from '../config/config.ts';
import type { TrustProxy } from '../http/client-address.ts';
import { headerOf, type RequestHeaders } from '../http/headers.ts';

/** Did the visitor come by https? Only a proxy that the configuration trusts can tell. */
export function isSecure(headers: RequestHeaders, trustProxy: TrustProxy): boolean {
  return trustProxy !== false && headerOf(headers, 'x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
}

type Origins = Pick<Config, 'publicUrl' | 'trustProxy'>;

/** What a balancer asks by plain http, and what no visitor opens. */
const forMachines: readonly string[] = [isAlive.path, isReady.path, '/metrics'];

/** Did the visitor come by plain http to a site that is to be had by https? Only a trusted proxy can tell. */
export function comesByPlainHttp(headers: RequestHeaders, { publicUrl, trustProxy }: Origins): boolean {
  const isToBeSecure = trustProxy !== false && publicUrl.startsWith('https:');
  return isToBeSecure && headerOf(headers, 'x-forwarded-proto')?.split(',')[0]?.trim() === 'http';
}

/** Where the proxy has not done so itself. To the public address alone: the Host of a request is whatever it says. */
export function redirectToHttps(config: Origins): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!comesByPlainHttp(c.req.header(), config) || forMachines.includes(c.req.path)) return next();
    c.header('Cache-Control', 'no-store');
    return c.redirect(config.publicUrl + urlOf(c), 308);
  };
}
