import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { limits } from '../security/limits.ts';
import { ListenError } from './listen-error.ts';

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

/** Takes no new connection, lets open requests finish for a while, then ends them. */
export async function closeServer(server: Server, patience: number = limits.shutdown): Promise<void> {
  // Who has knocked by now is let in: the system would turn away all who wait at a door that is closed.
  await turn();
  const closed = once(server, 'close');
  // The door alone: the method of the server itself would end idle connections at once, with whatever is on its way
  // over them, before a balancer can have found the door closed.
  NetServer.prototype.close.call(server);
  // A connection kept alive becomes idle only after its last answer.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const end = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(sweep);
  clearTimeout(end);
}
