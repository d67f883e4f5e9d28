import type { Log } from './log.ts';
import { loggedPath } from './logged-path.ts';

export interface FinishedRequest {
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
  const level = status >= 500 ? 'error' : healthChecks.has(path) ? 'debug' : 'info';
  log[level]({ id, method, path, status, ms }, 'request');
}
