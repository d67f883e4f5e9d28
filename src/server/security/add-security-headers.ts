import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-context.ts';
import { isSecure } from './is-secure.ts';
import { securityHeaders } from './security-headers.ts';

/** Set before there is an answer: an answer can set its own instead, and Hono need not make it anew. */
export function addSecurityHeaders(trustProxy: boolean): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    const headers = securityHeaders(isSecure(c.req.header(), trustProxy));
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    return next();
  };
}
