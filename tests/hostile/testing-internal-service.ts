import { once } from 'node:events';
import { createServer } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { portOf } from '../../src/platform/server/start/http-server.ts';

/**
 * A service inside the network of the server, which nobody outside may reach through it, and a server of an attacker that
 * leads to it. Call this at the top of a test file.
 */
export function internalService() {
  const requested: string[] = [];
  /** Where this process connects to. */
  const destinations = new Set<string>();
  const internal = createServer((request, response) => {
    requested.push(`${request.method} ${request.url}`);
    response.end('secret');
  });
  const address = () => `http://127.0.0.1:${portOf(internal)}`;
  const leading = createServer((_, response) => response.writeHead(302, { location: `${address()}/redirected` }).end());

  beforeAll(async () => {
    for (const server of [internal, leading]) await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => {
    for (const server of [internal, leading]) {
      server.close();
      server.closeAllConnections();
    }
  });
  beforeEach(() => {
    requested.length = 0;
    destinations.clear();
    const connect = Socket.prototype.connect;
    vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...to: unknown[]) {
      destinations.add(JSON.stringify(to.filter((part) => typeof part !== 'function')));
      return Reflect.apply(connect, this, to);
    });
  });

  return {
    requested,
    address,
    leadingAddress: () => `http://127.0.0.1:${portOf(leading)}`,
    /** To PostgreSQL new connections may be opened at any time. */
    expectNoConnection(allowed: 0 | 1) {
      expect(requested).toEqual([]);
      const port = JSON.stringify(portOf(internal));
      expect([...destinations].filter((to) => to.includes(port) || to.includes('evil.example'))).toEqual([]);
      expect(destinations.size).toBeLessThanOrEqual(allowed);
    },
  };
}
