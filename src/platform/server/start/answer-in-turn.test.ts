import { once } from 'node:events';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { limits } from '../security/limits.ts';
import { closeServer, listen, portOf } from './http-server.ts';
import { rawClient, say } from './testing-raw-client.ts';

async function serve(listener: RequestListener, silence: number = limits.silence) {
  const server = await listen(listener, { port: 0, host: '127.0.0.1' }, { ...limits, silence });
  onTestFinished(() => closeServer(server, 0));
  return { server, port: portOf(server) };
}

const connectionsOf = (server: Server) => promisify(server.getConnections.bind(server))();

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;
const last = 'Connection: close\r\n';
const statuses = (answer: string) => answer.match(/HTTP\/1\.1 \d{3}/g)?.map((line) => Number(line.slice(-3)));
const marks = (answer: string) => answer.match(/<[^>]+>/g);

describe('requests that a client sends without waiting for answers', () => {
  it('are answered in order, one at a time, with bodies, without, and as not modified', async () => {
    let atOnce = 0;
    let most = 0;
    const { port } = await serve(async (request, response) => {
      most = Math.max(most, ++atOnce);
      const body = await text(request);
      // The later a request, the sooner it would be answered.
      for (let turns = Number(request.headers['x-turns']); turns > 0; turns--) await promisify(setImmediate)();
      atOnce--;
      response.statusCode = request.url === '/same' ? 304 : 200;
      response.end(`<${request.method} ${request.url} ${body}>`);
    });
    const answer = await say(
      port,
      [
        get('/a', 'X-Turns: 9\r\n'),
        'POST /b HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nfour',
        'HEAD /c HTTP/1.1\r\nHost: a\r\nX-Turns: 5\r\n\r\n',
        get('/same'),
        'POST /d HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\none\r\n0\r\n\r\n',
        'POST /e HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\ntwo',
        get('/f', last),
      ].join(''),
    );
    expect(statuses(answer)).toEqual([200, 200, 200, 304, 200, 100, 200, 200]);
    expect(marks(answer)).toEqual(['<GET /a >', '<POST /b four>', '<POST /d one>', '<POST /e two>', '<GET /f >']);
    expect(most).toBe(1);
  });

  it('requests with bodies larger than what is read ahead are read when it is their turn', async () => {
    const { port } = await serve(async (request, response) => {
      const { length } = await text(request);
      response.end(`<${length}>`);
    });
    const post = (bytes: number, headers = '') =>
      `POST / HTTP/1.1\r\nHost: a\r\n${headers}Content-Length: ${bytes}\r\n\r\n${'a'.repeat(bytes)}`;
    const answer = await say(port, post(300_000) + post(2) + post(1_000_000) + post(0) + post(400_000, last));
    expect(marks(answer)).toEqual(['<300000>', '<2>', '<1000000>', '<0>', '<400000>']);
  });

  it('are all answered if there are as many as the limit', async () => {
    const { port } = await serve((request, response) => void response.end(`<${request.url}>`));
    const paths = Array.from({ length: limits.requestsInAdvance }, (_, n) => `/${n}`);
    const answer = await say(port, paths.map((path, n) => get(path, n === paths.length - 1 ? last : '')).join(''));
    expect(marks(answer)).toEqual(paths.map((path) => `<${path}>`));
  });

  it('let other clients have their turn in between', async () => {
    const order: string[] = [];
    let release = () => {};
    const { port } = await serve((request, response) => {
      order.push(request.url ?? '');
      if (request.url === '/first') release = () => void response.end();
      else response.end(`<${request.url}>`);
    });
    const other = rawClient(port);
    other.write(get('/hello'));
    await other.readResponse(/<\/hello>/);
    const many = rawClient(port);
    many.write(get('/first') + get('/many').repeat(90) + get('/end', last));
    await expect.poll(() => order).toContain('/first');
    await new Promise<void>((resolve) => other.socket.write(get('/other'), () => resolve()));
    release();
    await many.readResponse();
    expect(order).toHaveLength(94);
    expect(order.indexOf('/other')).toBeLessThan(10);
    other.socket.destroy();
  });

  it('are answered after the client has closed its side', async () => {
    const { port } = await serve(async (request, response) => {
      for (let turns = 0; turns < 20; turns++) await promisify(setImmediate)();
      response.end(`<${request.url}>`);
    });
    const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    client.end(get('/a') + get('/b') + get('/c'));
    expect(marks(await text(client))).toEqual(['</a>', '</b>', '</c>']);
    client.destroy();
  });

  it('are not done behind an answer that closes the connection: the client sends them again', async () => {
    const done: string[] = [];
    const { port } = await serve((request, response) => {
      done.push(request.method ?? '');
      response.shouldKeepAlive = false;
      response.end();
    });
    expect(statuses(await say(port, `${get('/')}POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n`))).toEqual([
      200,
    ]);
    const next = await say(port, get('/', last));
    expect(statuses(next)).toEqual([200]);
    expect(done).toEqual(['GET', 'GET']);
  });
});

describe('a client that sends thousands of requests', () => {
  it('is disconnected, and the rest of its packet is not even parsed', async () => {
    const done: string[] = [];
    const { server, port } = await serve((request, response) => {
      done.push(request.url ?? '');
      setImmediate(() => response.end('answer'));
    });
    let parsed = 0;
    server.on('request', () => parsed++);
    const floods = Array.from({ length: 20 }, () => say(port, get('/flood').repeat(5_000)));
    const other = say(port, get('/other', last));
    expect((await Promise.all(floods)).map((answer) => statuses(answer) ?? [])).toEqual(floods.map(() => []));
    expect(statuses(await other)).toEqual([200]);
    // Of each connection the first one only, and nothing more when that was answered.
    expect(done.filter((url) => url === '/flood')).toHaveLength(floods.length);
    expect(parsed).toBe(floods.length * (limits.requestsInAdvance + 1) + 1);
    await expect.poll(() => connectionsOf(server)).toBe(0);
  });
});

describe('a client that does not read its answers', () => {
  const size = 4 * 1024 * 1024;
  const page = Buffer.alloc(size, 'a');

  it('has one of them in memory at most', async () => {
    const unread: number[] = [];
    const { port } = await serve(({ socket }, response) => {
      unread.push(socket.writableLength);
      response.end(page);
    });
    const client = connect({ port, host: '127.0.0.1' });
    client.pause().write(get('/').repeat(50));
    await expect.poll(() => unread.length).toBeGreaterThan(0);
    // Others are still answered, and then the client reads everything after all.
    const other = connect({ port, host: '127.0.0.1' });
    other.end(get('/', last));
    expect(await text(other)).toContain('aaa');
    expect(unread.length).toBeLessThan(20);
    let read = 0;
    client.resume().on('data', ({ length }) => {
      read += length;
    });
    await expect.poll(() => read).toBeGreaterThan(50 * size);
    expect(unread).toEqual(Array.from({ length: 51 }, () => 0));
    client.destroy();
  });

  it('is disconnected when it has been silent for too long', async () => {
    const { server, port } = await serve((_, response) => void response.end(Buffer.alloc(10 * size)), 100);
    const client = connect({ port, host: '127.0.0.1' });
    client.on('error', () => undefined);
    client.pause().write(get('/'));
    await once(client, 'connect');
    await expect.poll(() => connectionsOf(server)).toBe(1);
    await expect.poll(() => connectionsOf(server)).toBe(0);
    client.destroy();
  });
});

it('a client that closes its side during a stream without an end is gone', async () => {
  const ended = vi.fn();
  const { port } = await serve((_: IncomingMessage, response: ServerResponse) => {
    response.write('first event');
    response.once('close', ended);
  });
  const client = rawClient(port);
  client.write(get('/events'));
  await client.readResponse(/first event/);
  client.socket.end();
  await expect.poll(() => ended.mock.calls.length).toBe(1);
});
