import type { MiddlewareHandler } from 'hono';
import { type AppEnv, urlOf } from '../app-context.ts';
import type { Log } from './log.ts';
import { logRequest } from './log-request.ts';
import { requestIdHeader, requestIdOf } from './request-id.ts';

export function requestLogging(log: Log): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const startedAt = performance.now();
    const id = requestIdOf(c.req.header());
    c.set('requestId', id);
    c.header(requestIdHeader, id);
    await next();
    logRequest(log, { id, method: c.req.method, url: urlOf(c), status: c.res.status, startedAt });
  };
}
