import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { ConnectionLimits } from './postgres-client.ts';

/** As those of the site, one to another, but nobody waits long for them to be over. */
export const shortLimits: ConnectionLimits = {
  connect: 1_200,
  wait: 1_500,
  lock: 600,
  statement: 1_000,
  idleInTransaction: 1_300,
  answer: 1_800,
};

export interface SilentProxy {
  /** The same database, by way of the proxy. */
  readonly url: string;
  /** Connections that were made through it so far. */
  made(): number;
  /** Forwards nothing any more on the connections that are open, and closes none of them. New ones work. */
  goSilent(): void;
  /** Refuses new connections, or takes them again. Open ones go on. */
  refuse(isRefusing: boolean): void;
  close(): Promise<void>;
}

/** Stands between the site and PostgreSQL, and can behave as a network does when the other end moves away silently. */
export async function startSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let made = 0;
  let isRefusing = false;
  const server = createServer((near) => {
    if (isRefusing) return near.destroy();
    made++;
    const far = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        // One that is silent tells the other end nothing.
        if (!socket.isPaused()) other.destroy();
      });
    }
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(databaseUrl);
  if (address && typeof address === 'object') url.port = String(address.port);
  return {
    url: url.href,
    made: () => made,
    goSilent() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    refuse: (refusing) => {
      isRefusing = refusing;
    },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
