// @ts-check
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * The least that a Node server can do: two constant bodies, and 304 for every conditional request.
 * `node bare-server.mjs <port> <address>=<file.gz> …`
 */
const [port, ...served] = process.argv.slice(2);
const bodies = new Map(
  served.map((pair) => {
    const [address = '', file = ''] = pair.split('=');
    return [address, readFileSync(file)];
  }),
);
createServer((request, response) => {
  const body = bodies.get(request.url ?? '');
  if (!body) return response.writeHead(404).end();
  const headers = { 'content-type': 'text/html', 'content-encoding': 'gzip', etag: '"one"' };
  if (request.headers['if-none-match']) return response.writeHead(304, headers).end();
  return response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
}).listen(Number(port), '127.0.0.1');
