import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

export interface LeastServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Answers from memory, with nothing but the body: what Node can do at best. */
export async function startLeastServer(pages: ReadonlyMap<string, string>): Promise<LeastServer> {
  const bodies = new Map([...pages].map(([address, html]) => [address, brotliCompressSync(html)]));
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
  const server = createServer((request, response) => {
    const body = bodies.get(request.url ?? '');
    response.writeHead(body ? 200 : 404, headers).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { origin: `http://127.0.0.1:${address.port}`, stop };
}
