import type { Log } from './log.ts';

export interface FinishedRequest {
  readonly id: string;
  readonly method: string;
  /** With or without a query; it is not logged, for it may hold what a visitor typed. */
  readonly url: string;
  readonly status: number;
  /** Milliseconds that it took. */
  readonly took: number;
}

const longestPath = 300;
/**
 * Ends with the key of an order, where a checkout leads back and no query would be kept, or with the number of a quote,
 * which opens it.
 */
const keyInPath = /^(\/pay\/back\/[^/]*\/[^/]*\/|\/api\/services\/quotation\/download\/).*/;
const healthChecks = new Set(['/healthz', '/readyz', '/metrics']);

/** Says nothing of who asked: no address, no cookie, no browser. */
export function logRequest(log: Log, { id, method, url, status, took }: FinishedRequest): void {
  const cut = url.indexOf('?');
  const path = (cut === -1 ? url : url.slice(0, cut)).slice(0, longestPath).replace(keyInPath, '$1…');
  const ms = Math.round(took * 100) / 100;
  const level = status >= 500 ? 'error' : healthChecks.has(path) ? 'debug' : 'info';
  log[level]({ id, method, path, status, ms }, 'request');
}
