import type { Log } from './log.ts';
import { loggedPath } from './logged-path.ts';

export interface FinishedRequest {
  readonly id: string;
  readonly method: string;
  /** With or without a query; it is not logged, for it may hold what a visitor typed. */
  readonly url: string;
  readonly status: number;
  /** As `performance.now()` gave it. */
  readonly startedAt: number;
}

const healthChecks = new Set(['/healthz', '/readyz']);

/** Says nothing of who asked: no address, no cookie, no browser. */
export function logRequest(log: Log, { id, method, url, status, startedAt }: FinishedRequest): void {
  const path = loggedPath(url);
  const ms = Math.round((performance.now() - startedAt) * 100) / 100;
  const level = status >= 500 ? 'error' : healthChecks.has(path) ? 'debug' : 'info';
  log[level]({ id, method, path, status, ms }, 'request');
}
