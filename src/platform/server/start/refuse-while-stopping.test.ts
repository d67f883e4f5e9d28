import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { portOf } from './http-server.ts';
import { refuseWhileStopping, retriesHeader } from './lifecycle.ts';

let isStopping = false;
const server = createServer(
  refuseWhileStopping(
    (_, response) => void response.end('here'),
    () => isStopping,
  ),
);
const agent = new Agent({ keepAlive: true });
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  agent.destroy();
  server.close();
});
beforeEach(() => {
  isStopping = true;
});

async function ask(method: string, headers: Readonly<Record<string, string>> = {}) {
  const asking = request({ host: '127.0.0.1', port: portOf(server), method, headers, agent });
  asking.end();
  const [response] = await once(asking, 'response');
  response.resume();
  return [response.statusCode, response.headers.connection];
}

const balanced = { [retriesHeader]: '502' };

it('a running server answers every request, over keep-alive connections', async () => {
  isStopping = false;
  expect(await ask('GET', balanced)).toEqual([200, 'keep-alive']);
});

it('a stopping server answers, too, and closes the connection with the response', async () => {
  expect(await ask('GET')).toEqual([200, 'close']);
  expect(await ask('GET', { [retriesHeader]: '503' })).toEqual([200, 'close']);
});

it('a stopping server refuses requests that a load balancer can send to the next server', async () => {
  expect(await ask('GET', balanced)).toEqual([502, 'close']);
  expect(await ask('HEAD', balanced)).toEqual([502, 'close']);
});

it('a stopping server refuses nothing that may be done only once', async () => {
  expect(await ask('POST', balanced)).toEqual([200, 'close']);
});
