import type { MiddlewareHandler } from 'hono';
import { type AppEnv, urlOf } from '../app-context.ts';
import { answerKind } from '../metrics/answer-kind.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Log } from './log.ts';
import { logRequest } from './log-request.ts';
import { requestIdHeader, requestIdOf } from './request-id.ts';

/** Logs and counts every request, however it ends. */
export function requestLogging(log: Log, metrics: Metrics): MiddlewareHandler<AppEnv> {
  const { requests } = metrics;
  return async (c, next) => {
    const startedAt = performance.now();
    const id = requestIdOf(c.req.header());
    c.set('requestId', id);
    c.set('metrics', metrics);
    c.header(requestIdHeader, id);
    requests.begun();
    try {
      await next();
    } finally {
      requests.ended();
    }
    const { status } = c.res;
    const took = performance.now() - startedAt;
    requests.finished(answerKind(c), status, took);
    logRequest(log, { id, method: c.req.method, url: urlOf(c), status, took });
  };
}
