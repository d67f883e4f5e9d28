import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-context.ts';
import type { Config } from '../config/config.ts';
import { isSecure } from './is-secure.ts';
import { type Openings, securityHeaders } from './security-headers.ts';

/** Set before there is an answer: an answer can set its own instead, and Hono need not make it again. */
export function addSecurityHeaders(config: Pick<Config, 'trustProxy'>, openings: Openings): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    const headers = securityHeaders(isSecure(c.req.header(), config.trustProxy), openings);
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    return next();
  };
}
