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

type Treatment = 'forward' | 'refuse' | 'ignore';

export interface SilentProxy {
  /** The same database, through the proxy. */
  readonly url: string;
  /** Number of connections made through it so far. */
  made(): number;
  /** Stops forwarding on open connections, and closes none of them. New ones work. */
  goSilent(): void;
  /**
   * What happens to new connections from now on: they are forwarded, as at first, or refused, or accepted without a word.
   * Open ones go on.
   */
  treatNew(treatment: Treatment): void;
  close(): Promise<void>;
}

/** A proxy between the site and PostgreSQL that can behave like a network whose other end disappears silently. */
export async function startSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let made = 0;
  let treatment: Treatment = 'forward';
  const server = createServer((near) => {
    if (treatment === 'refuse') return near.destroy();
    made++;
    if (treatment === 'ignore') {
      sockets.add(near);
      near.on('error', () => undefined).on('close', () => sockets.delete(near));
      return near.resume();
    }
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
    treatNew: (next) => {
      treatment = next;
    },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
