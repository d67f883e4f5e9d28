import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { quoteDownloads } from '#site/quotes.ts';
import { type AppContext, type AppEnv, urlOf } from '../app-context.ts';
import { headerOf, type RequestHeaders } from '../http/headers.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { AnswerKind } from '../metrics/request-metrics.ts';
import type { Log } from './log.ts';

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

interface FinishedRequest {
  readonly id: string;
  readonly method: string;
  /** With or without a query; it is not logged, for it may hold what a visitor typed. */
  readonly url: string;
  readonly status: number;
  /** Milliseconds that it took. */
  readonly took: number;
}

const healthChecks = new Set(['/healthz', '/readyz', '/metrics']);

/** Says nothing of who asked: no address, no cookie, no browser. */
export function logRequest(log: Log, { id, method, url, status, took }: FinishedRequest): void {
  const path = loggedPath(url);
  const ms = Math.round(took * 100) / 100;
  log[levelOf(status, path)]({ id, method, path, status, ms }, 'request');
}

function levelOf(status: number, path: string): 'error' | 'warn' | 'debug' | 'info' {
  // Not now, which is no failure: what caused it has a line of its own.
  if (status === 503) return 'warn';
  if (status >= 500) return 'error';
  return healthChecks.has(path) ? 'debug' : 'info';
}

const longestPath = 300;

/** Before the key of an order, where a checkout leads back and no query would be kept. */
const beforeKey = /^\/pay\/back\/[^/]*\/[^/]*\//;
/** Before the number of a quote, which opens it. */
const beforeQuote = `${quoteDownloads}/`;

/** Addresses of people get into paths by links that were put together wrongly. */
const emailSign = /@|%40/i;

/** The path of an address as the log may have it: no query, no key, no e-mail address. */
export function loggedPath(url: string): string {
  const cut = url.search(/[?#]/);
  const path = (cut === -1 ? url : url.slice(0, cut)).slice(0, longestPath);
  const open = path.startsWith(beforeQuote) ? beforeQuote : beforeKey.exec(path)?.[0];
  const shown = open === undefined ? path : `${open}…`;
  if (!emailSign.test(shown)) return shown;
  return shown
    .split('/')
    .map((part) => (emailSign.test(part) ? '…' : part))
    .join('/');
}

export const requestIdHeader = 'X-Request-Id';

/** The id that a proxy gave the request, if it is fit to be written into a log; else a new one. */
export function requestIdOf(headers: RequestHeaders): string {
  const given = headerOf(headers, 'x-request-id');
  return given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
const watchPaths = new Set(['/healthz', '/readyz', '/metrics']);

/** What was answered, by what the app knows of it. There are few kinds, whatever addresses are asked for. */
function answerKind(c: AppContext): AnswerKind {
  const { path } = c.req;
  if (watchPaths.has(path)) return 'watch';
  if (c.get('call')) return 'call';
  const { headers } = c.res;
  if (headers.has('etag')) return builtKind(path);
  return headers.get('content-type')?.startsWith('text/html') ? 'live' : 'other';
}

/** Files have an ending, and addresses of pages have none. */
export function builtKind(url: string): 'page' | 'file' {
  const dot = url.indexOf('.');
  if (dot === -1) return 'page';
  const query = url.indexOf('?');
  return query !== -1 && query < dot ? 'page' : 'file';
}
