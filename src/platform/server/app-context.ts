import type { IncomingMessage } from 'node:http';
import type { Context, Hono } from 'hono';
import type { Call } from '../contracts/call.ts';
import type { CallError } from './errors/call-error.ts';
import type { Sender } from './http/client-address.ts';
import type { Metrics } from './metrics/metrics.ts';

/** An ordinary body is held in memory; an upload is larger, and its files go to the disk as they arrive. */
export type BodyKind = 'ordinary' | 'upload';

/** Decides who may send a body now: see `body/body-gate.ts`. */
export interface BodyGate {
  /** Returns what gives the place back. Throws what the sender is answered. */
  enter(c: AppContext, kind: BodyKind): () => void;
}

/** What a request carries from one part of the app to the next. */
export interface AppEnv {
  Bindings: { readonly incoming: IncomingMessage };
  Variables: {
    requestId: string;
    /** Who the request is counted for. Undefined only where a test calls the app without a connection. */
    sender: () => Sender | undefined;
    bodyGate: BodyGate;
    /** Where what happens is counted. */
    metrics: Metrics;
    /** The call that the address belongs to, so that faults are told in its way. */
    call: Call | undefined;
    /** How this address tells of a fault, where it has a way of its own. */
    renderError: ((errorCode: CallError) => Response | Promise<Response>) | undefined;
  };
}

export type App = Hono<AppEnv>;
export type AppContext = Context<AppEnv>;

/** Path and query of the request, as a browser writes them. */
export function urlOf(c: AppContext): string {
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}

/**
 * The address at the other end of the connection. Empty where that is closed already, which a client may do on
 * purpose. Undefined where a test calls the app without one.
 */
export function connectedFrom({ env }: { env: Partial<AppEnv['Bindings']> | undefined }): string | undefined {
  return env?.incoming && (env.incoming.socket.remoteAddress ?? '');
}
