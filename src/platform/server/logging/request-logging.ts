import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { quoteDownloads } from '#site/quote-links.ts';
import { type AppContext, type AppEnv, headersOf, sentUrl } from '../app-context.ts';
import { headerOf, type RequestHeaders } from '../http/headers.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { AnswerKind } from '../metrics/request-metrics.ts';
import type { Log } from './log.ts';

/** Logs and counts every request, however it ends. */
export function requestLogging(log: Log, metrics: Metrics): MiddlewareHandler<AppEnv> {
  const { requests } = metrics;
  return async (c, next) => {
    const startedAt = performance.now();
    const id = requestIdOf(headersOf(c));
    c.set('requestId', id);
    c.set('metrics', metrics);
    c.header(requestIdHeader, id);
    requests.started();
    try {
      await next();
    } finally {
      requests.ended();
    }
    const { status } = c.res;
    const took = performance.now() - startedAt;
    requests.finished(answerKind(c), status, took);
    logRequest(log, { id, method: c.req.method, url: sentUrl(c), status, took });
  };
}

interface FinishedRequest {
  readonly id: string;
  readonly method: string;
  /** With or without a query, which is not logged because it may contain what a visitor typed. */
  readonly url: string;
  readonly status: number;
  /** Duration in milliseconds. */
  readonly took: number;
}

const healthChecks = new Set(['/healthz', '/readyz', '/metrics']);

/** Logs nothing about the visitor: no IP address, no cookie, no browser. */
export function logRequest(log: Log, { id, method, url, status, took }: FinishedRequest): void {
  const path = loggedPath(url);
  const ms = Math.round(took * 100) / 100;
  log[levelOf(status, path)]({ id, method, path, status, ms }, 'request');
}

function levelOf(status: number, path: string): 'error' | 'warn' | 'debug' | 'info' {
  // The server is not ready, which is not a failure: its cause has its own log line.
  if (status === 503) return 'warn';
  if (status >= 500) return 'error';
  return healthChecks.has(path) ? 'debug' : 'info';
}

const longestPath = 300;

/** Precedes the key of an order, where a checkout returns and no query would survive. */
const beforeKey = /^\/pay\/back\/[^/]*\/[^/]*\//;
/** Precedes the number of a quote, which opens it. */
const beforeQuote = `${quoteDownloads}/`;

/** E-mail addresses get into paths through malformed links. */
const emailSign = /@|%40/i;

/** The path of a URL as the log may have it: no query, no key, no e-mail address. */
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

/** The request id from a proxy, if it is safe to log; else a new one. */
export function requestIdOf(headers: RequestHeaders): string {
  const given = headerOf(headers, 'x-request-id');
  return given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** The kind of response. There are few kinds, whatever URLs are requested. */
function answerKind(c: AppContext): AnswerKind {
  const { path } = c.req;
  if (healthChecks.has(path)) return 'watch';
  if (c.get('call')) return 'call';
  const { headers } = c.res;
  if (headers.has('etag')) return builtKind(path);
  return headers.get('content-type')?.startsWith('text/html') ? 'live' : 'other';
}

/** Files have an extension, and page URLs have none. */
export function builtKind(url: string): 'page' | 'file' {
  const dot = url.indexOf('.');
  if (dot === -1) return 'page';
  const query = url.indexOf('?');
  return query !== -1 && query < dot ? 'page' : 'file';
}
