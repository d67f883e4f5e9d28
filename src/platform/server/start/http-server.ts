import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { inspect } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { DatabaseError } from '../../database/database-error.ts';
import type { App } from '../app-context.ts';
import { type Config, ConfigurationError } from '../config/config.ts';
import type { Log } from '../logging/log.ts';
import { builtKind, logRequest, requestIdHeader, requestIdOf } from '../logging/request-logging.ts';
import type { RequestMetrics } from '../metrics/request-metrics.ts';
import { MissingBuildError } from '../pages/load-site.ts';
import { type Pages, withoutBuiltPage } from '../pages/pages.ts';
import type { Answer } from '../pages/representation.ts';
import { limits } from '../security/limits.ts';
import { answerInTurn } from './answer-in-turn.ts';

/** The server cannot listen. The message is for the operator. */
export class ListenError extends Error {
  override readonly name = 'ListenError';

  constructor({ port, host }: Pick<Config, 'port' | 'host'>, cause: unknown) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
    super(explanations[code]?.(port, host) ?? `HOST=${host}, PORT=${port}: cannot listen there (${cause}).`, { cause });
  }
}

type Explain = (port: number, host: string) => string;

const noAddress: Explain = (_, host) =>
  `HOST=${host} is not an address of this machine.\n- Set HOST to 0.0.0.0 for every address, or to 127.0.0.1 for this machine alone.`;

const explanations: Readonly<Record<string, Explain>> = {
  EADDRINUSE: (port) =>
    `PORT=${port} is taken: another program listens there.\n- Stop it, or set PORT to another one, for example ${port === 3000 ? 3001 : 3000}.`,
  EACCES: (port) => `PORT=${port} is not open to this user.\n- Set PORT to 1024 or more, for example 3000.`,
  EADDRNOTAVAIL: noAddress,
  ENOTFOUND: noAddress,
  EAI_AGAIN: noAddress,
};

const forPeople = [ConfigurationError, DatabaseError, MissingBuildError, ListenError];

/** Why the site cannot start, and how to fix it. An unexpected error is shown in full. */
export function failureBlock(error: unknown): string {
  const foreseen = error instanceof Error && forPeople.some((kind) => error instanceof kind);
  const lines = (foreseen ? error.message : inspect(error)).split('\n').map((line) => `  ${line}`);
  return ['', '  The site cannot start.', '', ...lines, '', ''].join('\n');
}

export type ServerPatience = Readonly<
  Record<'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'connectionsCheckingInterval' | 'silence', number>
>;

export async function listen(
  listener: RequestListener,
  place: Pick<Config, 'port' | 'host'>,
  { headersTimeout, requestTimeout, keepAliveTimeout, connectionsCheckingInterval, silence }: ServerPatience = limits,
): Promise<Server> {
  const patience = { headersTimeout, requestTimeout, keepAliveTimeout, connectionsCheckingInterval };
  const server = createServer({ ...patience, maxHeaderSize: limits.headers }, answerInTurn(listener));
  server.setTimeout(silence);
  // As `answerInTurn` expects. It is in no type and in no documentation: otherwise Node ends its side, too.
  Object.assign(server, { httpAllowHalfOpen: true });
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

/**
 * Closes only the listening socket: `server.close()` would end idle connections immediately, with requests on their way
 * over them, before a load balancer can have noticed.
 */
export function stopAccepting(server: Server): void {
  NetServer.prototype.close.call(server);
}

/** Accepts no new connection, lets open requests finish for a while, then ends them. */
export async function closeServer(server: Server, patience: number = limits.shutdown): Promise<void> {
  // Accepts connections that are already queued: the system would refuse them when the socket closes.
  await turn();
  const closed = once(server, 'close');
  stopAccepting(server);
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

function fromMemory(pages: Pages, request: IncomingMessage): Answer | undefined {
  const { method = '', url = '', headers } = request;
  try {
    const answer = pages.answer({ method, url, headers });
    if (!answer) withoutBuiltPage.add(request);
    return answer;
  } catch {
    // The app runs into the same error, logs it and answers it.
    return undefined;
  }
}

function write(response: ServerResponse, { status, headers, body }: Answer, id: string): void {
  response.writeHead(status, [...headers, requestIdHeader, id]);
  response.end(body);
}
