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
  log[levelOf(status, path)]({ id, method, path, status, ms }, 'request');
}

function levelOf(status: number, path: string): 'error' | 'warn' | 'debug' | 'info' {
  // Not now, which is no failure: what caused it has a line of its own.
  if (status === 503) return 'warn';
  if (status >= 500) return 'error';
  return healthChecks.has(path) ? 'debug' : 'info';
}
