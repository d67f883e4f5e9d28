import type { IncomingMessage } from 'node:http';
import type { Context, Hono } from 'hono';
import type { Call } from '#contracts/call.ts';
import type { CallFault } from './errors/call-fault.ts';
import type { Metrics } from './metrics/metrics.ts';

/** What a request carries from one part of the app to the next. */
export interface AppEnv {
  Bindings: { readonly incoming: IncomingMessage };
  Variables: {
    requestId: string;
    /** Where what happens is counted. */
    metrics: Metrics;
    /** The call that the address belongs to, so that faults are told in its way. */
    call: Call | undefined;
    /** How this address tells of a fault, where it has a way of its own. */
    tellFault: ((fault: CallFault) => Response | Promise<Response>) | undefined;
  };
}

export type App = Hono<AppEnv>;
export type AppContext = Context<AppEnv>;

/** Path and query of the request, as a browser writes them. */
export function urlOf(c: AppContext): string {
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}

/** The address at the other end of the connection. Undefined where a test calls the app without one. */
export function connectedFrom({ env }: { env: Partial<AppEnv['Bindings']> | undefined }): string | undefined {
  return env?.incoming?.socket.remoteAddress;
}
