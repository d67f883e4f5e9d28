import type { MiddlewareHandler } from 'hono';
import type { Call } from '../../contracts/call.ts';
import type { AppEnv } from '../app-context.ts';

/** Finds the call of an address before anything is read, so that even a refused body is answered in its way. */
export function knowCall(calls: readonly Call[]): MiddlewareHandler<AppEnv> {
  const byPath = new Map<string, Call>(calls.map((call) => [call.path, call]));
  return (c, next) => {
    c.set('call', byPath.get(c.req.path));
    return next();
  };
}
