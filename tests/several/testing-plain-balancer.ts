import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { portOf } from '../../src/platform/server/start/http-server.ts';

interface Peer {
  readonly port: number;
  restsUntil: number;
}

/** A balancer with the rules of `deploy/nginx.conf`, for machines without nginx. It does not reuse connections. */
export async function startPlainBalancer(
  ports: readonly number[],
  { failTimeout }: BalancerOptions,
): Promise<Balancer> {
  const peers: Peer[] = ports.map((port) => ({ port, restsUntil: 0 }));
  let turn = 0;
  const server = createServer(async (incoming, answer) => {
    const body = await buffer(incoming);
    turn++;
    const order = peers.map((_, n) => peers[(turn + n) % peers.length]).filter((peer) => peer !== undefined);
    const awake = order.filter(({ restsUntil }) => restsUntil < Date.now());
    for (const peer of awake) {
      if (await forward(peer, incoming, body, answer)) return;
      peer.restsUntil = Date.now() + failTimeout * 1_000;
    }
    answer.writeHead(502).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    restartSettings: { PAUSE_SECONDS: `${failTimeout + 1}` },
    url: `http://127.0.0.1:${portOf(server)}`,
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Returns whether the request was answered. If not, the next server may be tried. */
async function forward(peer: Peer, incoming: IncomingMessage, body: Buffer, answer: ServerResponse): Promise<boolean> {
  const { method = '', url } = incoming;
  const { 'transfer-encoding': _, ...headers } = incoming.headers;
  const more = { 'x-forwarded-for': incoming.socket.remoteAddress, 'x-balancer-retries': '502', connection: 'close' };
  const passed = request({
    host: '127.0.0.1',
    port: peer.port,
    method,
    path: url,
    agent: false,
    headers: { ...headers, ...more, 'content-length': body.length },
  });
  let isConnected = false;
  passed.on('socket', (socket) => {
    socket.once('connect', () => {
      isConnected = true;
    });
  });
  const mayBeRepeated = () => !isConnected || method === 'GET';
  try {
    passed.end(body);
    const [response] = await once(passed, 'response');
    const content = await buffer(response);
    if (response.statusCode === 502 && method === 'GET') throw new Error('Try another server');
    answer.writeHead(response.statusCode, response.headers).end(content);
    return true;
  } catch {
    if (mayBeRepeated()) return false;
    answer.writeHead(502).end();
    return true;
  }
}
export interface Balancer {
  readonly url: string;
  /** What `deploy/restart` has to know about it. */
  readonly restartSettings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export interface BalancerOptions {
  /** Seconds that a server is skipped after a failure. */
  readonly failTimeout: number;
}
