import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { App } from '../app-context.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../logging/log.ts';
import { builtKind, logRequest, requestIdHeader, requestIdOf } from '../logging/request-logging.ts';
import type { RequestMetrics } from '../metrics/request-metrics.ts';
import type { Pages } from '../pages/pages.ts';
import type { Answer } from '../pages/representation.ts';
import { limits } from '../security/limits.ts';
import { ListenError } from './failure-block.ts';

export type ServerPatience = Readonly<
  Record<'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'connectionsCheckingInterval', number>
>;

export async function listen(
  listener: RequestListener,
  place: Pick<Config, 'port' | 'host'>,
  { headersTimeout, requestTimeout, keepAliveTimeout, connectionsCheckingInterval }: ServerPatience = limits,
): Promise<Server> {
  const patience = { headersTimeout, requestTimeout, keepAliveTimeout, connectionsCheckingInterval };
  const server = createServer({ ...patience, maxHeaderSize: limits.headers }, listener);
  server.listen(place.port, place.host);
  await once(server, 'listening').catch((error: unknown) => {
    throw new ListenError(place, error);
  });
  return server;
}

export function portOf(server: Server): number {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server does not listen on a port');
  return address.port;
}

/** Accepts no new connection, lets open requests finish for a while, then ends them. */
export async function closeServer(server: Server, patience: number = limits.shutdown): Promise<void> {
  // Accepts connections that are already queued: the system would refuse them when the socket closes.
  await turn();
  const closed = once(server, 'close');
  // Closes only the listening socket: `server.close()` would end idle connections immediately, with requests on their
  // way over them, before a load balancer can have noticed.
  NetServer.prototype.close.call(server);
  // A keep-alive connection becomes idle only after its last response.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const end = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(sweep);
  clearTimeout(end);
}

/**
 * Answers built pages and files straight from memory, which is about twice as fast as through the app; everything else
 * goes to the app, which would answer those in the same way.
 */
export function requestListener(app: App, pages: Pages, log: Log, requests?: RequestMetrics): RequestListener {
  const toApp = getRequestListener(app.fetch);
  return (request, response) => {
    const startedAt = performance.now();
    const answer = fromMemory(pages, request);
    if (!answer) return void toApp(request, response);
    const id = requestIdOf(request.headers);
    write(response, answer, id);
    const { method = '', url = '' } = request;
    const took = performance.now() - startedAt;
    requests?.finished(builtKind(url), answer.status, took);
    logRequest(log, { id, method, url, status: answer.status, took });
  };
}

function fromMemory(pages: Pages, { method = '', url = '', headers }: IncomingMessage): Answer | undefined {
  try {
    return pages.answer({ method, url, headers });
  } catch {
    // The app runs into the same error, logs it and answers it.
    return undefined;
  }
}

function write(response: ServerResponse, { status, headers, body }: Answer, id: string): void {
  response.writeHead(status, [...headers, requestIdHeader, id]);
  response.end(body);
}
