import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-context.ts';
import { isSecure } from './is-secure.ts';
import { securityHeaders } from './security-headers.ts';

/** Leaves alone what an answer has set for itself. */
export function addSecurityHeaders(trustProxy: boolean): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const headers = securityHeaders(isSecure(c.req.header(), trustProxy));
    for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.header(name, value);
  };
}
