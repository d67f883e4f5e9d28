import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { ConnectionLimits } from './postgres-client.ts';

/** In the same proportions as the site's limits, but much shorter. */
export const shortLimits: ConnectionLimits = {
  connect: 1_200,
  wait: 1_500,
  lock: 600,
  statement: 1_000,
  idleInTransaction: 1_300,
  answer: 1_800,
};

export interface SilentProxy {
  /** The same database, through the proxy. */
  readonly url: string;
  /** Number of connections made through it so far. */
  made(): number;
  /** Stops forwarding on open connections, and closes none of them. New ones work. */
  goSilent(): void;
  /** Refuses new connections, or accepts them again. Open ones go on. */
  refuse(isRefusing: boolean): void;
  close(): Promise<void>;
}

/** A proxy between the site and PostgreSQL that can behave like a network whose other end disappears silently. */
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
        // A silent connection does not inform the other end.
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
