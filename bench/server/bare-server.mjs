// @ts-check
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The least that Node can do: one body, always the same. `node bare-server.mjs <file.gz> <port>` */
const [path = '', port] = process.argv.slice(2);
const body = readFileSync(path);
const headers = { 'content-type': 'text/html', 'content-encoding': 'gzip', 'content-length': body.length };
createServer((_, response) => response.writeHead(200, headers).end(body)).listen(Number(port), '127.0.0.1');
