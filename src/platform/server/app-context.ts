import type { IncomingMessage } from 'node:http';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { Call } from '../contracts/call.ts';
import type { Sender } from './http/client-address.ts';
import type { RequestHeaders } from './http/headers.ts';
import type { Metrics } from './metrics/metrics.ts';

/** An ordinary body is held in memory. An upload is larger, and its files are written to disk as they arrive. */
export type BodyKind = 'ordinary' | 'upload';

/** Decides whether a client may send a body now: see `body/body-gate.ts`. */
export interface BodyGate {
  /** Returns the function that releases the slot. Throws the error that the client gets. */
  enter(c: AppContext, kind: BodyKind): () => void;
}

/** The bindings and variables that every handler can read from Hono's context. */
export interface AppEnv {
  Bindings: { readonly incoming: IncomingMessage };
  Variables: {
    requestId: string;
    /**
     * The client that rate limits count. Undefined if its API key is counted instead, and where a test calls the app
     * without a connection.
     */
    sender: () => Sender | undefined;
    bodyGate: BodyGate;
    /** The counters of this process. */
    metrics: Metrics;
    /** The API call at this URL, if any, so that errors use its format. */
    call: Call | undefined;
  };
}

export type App = Hono<AppEnv>;
export type AppContext = Context<AppEnv>;

/** What is done before every request is routed. With a response the request is answered. */
export type Step = (c: AppContext) => Response | undefined;

/** One middleware for all steps: each of its own would make every request wait for another promise. */
export function inOrder(...steps: readonly Step[]): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    for (const step of steps) {
      const answer = step(c);
      if (answer) return answer;
    }
    return next();
  };
}

/**
 * All headers of the request, as Node has read them: Hono would copy them into a new object for each caller. A test may
 * call the app without a connection.
 */
export function headersOf(c: AppContext): RequestHeaders {
  return c.env?.incoming?.headers ?? c.req.header();
}

/** Path and query as the client wrote them. */
export function sentUrl(c: AppContext): string {
  return c.env?.incoming?.url ?? urlOf(c);
}

/** Path and query of the request URL. */
export function urlOf(c: AppContext): string {
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}

/**
 * The remote address of the connection. Empty if the connection is already closed, which a client can cause on purpose.
 * Undefined where a test calls the app without a connection.
 */
export function connectedFrom({ env }: { env: Partial<AppEnv['Bindings']> | undefined }): string | undefined {
  return env?.incoming && (env.incoming.socket.remoteAddress ?? '');
}
