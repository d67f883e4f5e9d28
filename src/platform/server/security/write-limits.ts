import type { MiddlewareHandler } from 'hono';
import { secondsPerHour } from '#site/durations.ts';
import type { App, AppEnv } from '../app-context.ts';
import { CallError } from '../errors/call-error.ts';
import { memoryLimit } from './within-limits.ts';

const methodsThatWrite = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

type Route = `${(typeof methodsThatWrite)[number] | 'GET'} /${string}`;

/** How often one network may use a URL. A whole office may share it. */
interface NetworkBudget {
  readonly network: number;
  readonly seconds: number;
}

export type WriteLimit =
  /** Counted in memory before the handler runs: a refused request costs nothing. Use this for a new form. */
  | NetworkBudget
  /** Counted by the handler, which alone knows about retries and sessions. The text says what is counted. */
  | { readonly countedByHandler: string }
  /** The request stores nothing. The text says what it does. */
  | { readonly storesNothing: string };

/** Limits each network in an hour. */
export const perNetwork = (network: number): NetworkBudget => ({ network, seconds: secondsPerHour });

export const looksUp = (what: string) => ({ storesNothing: `looks up ${what}` });

/** The limit of each route that accepts a write. A GET is declared where opening its URL writes, too. */
export type WriteLimits = Readonly<Record<Route, WriteLimit>>;

/** Call this before the routes are mounted: it counts those with a limit by network. */
export function countWrites(app: App, writeLimits: ReadonlyMap<string, WriteLimit>): void {
  for (const [route, limit] of writeLimits) {
    const [method = '', path = ''] = route.split(' ');
    if ('network' in limit) app.on(method, path, countInMemory(limit));
  }
}

export function countInMemory({ network: each, seconds }: NetworkBudget): MiddlewareHandler<AppEnv> {
  const count = memoryLimit({ each, seconds });
  return (c, next) => {
    const sender = c.get('sender')();
    const wait = sender ? count(sender) : 0;
    if (wait === 0) return next();
    c.header('Retry-After', String(wait));
    throw new CallError('tooManyRequests');
  };
}

/** Call this after a feature is mounted. Throws for a URL that accepts writes and has no limit. */
export function requireWriteLimits(
  { routes }: Pick<App, 'routes'>,
  writeLimits: ReadonlyMap<string, WriteLimit>,
  name: string,
): void {
  const missing = routes
    .filter(({ method }) => methodsThatWrite.some((one) => one === method))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !writeLimits.has(route));
  if (missing.length === 0) return;
  throw new Error(
    `Nothing limits how much ${missing.join(' and ')} can write: declare it in the "writeLimits" of the feature "${name}"`,
  );
}
