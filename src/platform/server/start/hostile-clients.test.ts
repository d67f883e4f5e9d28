import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { openingsOf } from '#app/app.ts';
import { testApp, testSite } from '#app/testing-app.ts';
import { databaseForTests } from '../../database/testing.ts';
import { readConfig } from '../config/config.ts';
import { logShape } from '../logging/log.ts';
import { createPages } from '../pages/pages.ts';
import { limits } from '../security/limits.ts';
import { closeServer, listen, portOf, requestListener, type ServerPatience } from './http-server.ts';
import { headerIn, rawClient, say, statusOf } from './testing-raw-client.ts';

const site = testSite();
const lines: string[] = [];
const database = await databaseForTests('postgres');
const pages = createPages(site, readConfig({}), openingsOf(readConfig({})));
const { app } = testApp({ database, pages, log: lines });
const log = pino(logShape, { write: (line: string) => void lines.push(line) });
const start = async (patience?: ServerPatience) => {
  const server = await listen(requestListener(app, pages, log), { port: 0, host: '127.0.0.1' }, patience);
  afterAll(() => closeServer(server, 100));
  return portOf(server);
};
const port = await start();

const end = 'Host: site.test\r\nConnection: close\r\n\r\n';
const get = (target: string, headers = '', at = port) => say(at, `GET ${target} HTTP/1.1\r\n${headers}${end}`);
const post = (headers: string, body: string | Buffer, path = '/help/ask') => {
  const head = `POST ${path} HTTP/1.1\r\n${headers}${end}`;
  return say(port, Buffer.concat([Buffer.from(head), Buffer.from(body)]));
};
const json = 'Content-Type: application/json\r\n';

describe('a client that is slow on purpose', async () => {
  // The production server, with shorter timeouts.
  const impatient = await start({
    headersTimeout: 1_500,
    requestTimeout: 2_000,
    keepAliveTimeout: 600,
    connectionsCheckingInterval: 100,
    silence: 60_000,
  });

  it('a client that never ends its headers is disconnected', async () => {
    const client = rawClient(impatient);
    client.write('GET / HTTP/1.1\r\nHost: site.test\r\n');
    const drip = setInterval(() => client.write('X-A: b\r\n'), 50);
    expect(statusOf(await client.readResponse())).toBe(408);
    clearInterval(drip);
  });

  it('a client that never ends its body is disconnected, too, and no other client waits for it', async () => {
    const slow = Array.from({ length: 200 }, () => rawClient(impatient));
    for (const one of slow) one.write(`POST /help/ask HTTP/1.1\r\n${json}Host: a\r\nContent-Length: 5000\r\n\r\n{`);
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/', '', impatient)));
    expect(answers.map(statusOf)).toEqual(answers.map(() => 200));
    const ends = await Promise.all(slow.map((one) => one.readResponse()));
    // Closed, with or without a response.
    expect(ends.map(statusOf).filter((status) => status >= 200 && status < 400)).toEqual([]);
  });

  it('a client that leaves its connection open without a request is disconnected', async () => {
    const client = rawClient(impatient);
    client.write('GET /robots.txt HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(statusOf(await client.readResponse())).toBe(200);
  });
});

describe('a request that is too large', () => {
  it.each([
    ['a header', () => get('/', `X-Big: ${'a'.repeat(limits.headers)}\r\n`), [431]],
    ['ten thousand headers', () => get('/', 'a: b\r\n'.repeat(10_000)), [431]],
    ['an address', () => get(`/${'a'.repeat(limits.headers)}`), [414, 431]],
    ['a cookie', () => get('/', `Cookie: userCountry=${'a'.repeat(limits.headers)}\r\n`), [431]],
  ])('is refused: %s', async (_, answer, statuses) => {
    expect(statuses).toContain(statusOf(await answer()));
  });

  it('is refused before its body has arrived, with and without Content-Length', async () => {
    const announced = rawClient(port);
    announced.write(`POST /help/ask HTTP/1.1\r\n${json}Host: a\r\nContent-Length: 10000000000\r\n\r\n{`);
    expect(statusOf(await announced.readResponse())).toBe(413);
    const chunked = rawClient(port);
    chunked.write(`POST /help/ask HTTP/1.1\r\n${json}Host: a\r\nTransfer-Encoding: chunked\r\n\r\n`);
    for (let n = 0; n < 3; n++) chunked.write(`10000\r\n${'a'.repeat(0x1_00_00)}\r\n`);
    const answer = await chunked.readResponse(/\r\n\r\n/);
    expect(statusOf(answer)).toBe(413);
    chunked.socket.destroy();
  });
});

it('a client that disconnects in the middle of its body is not logged as a failure', async () => {
  const refused = () => lines.filter((line) => line.includes('"status":400')).length;
  const before = refused();
  const client = rawClient(port);
  client.write(`POST /help/ask HTTP/1.1\r\n${json}Host: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{`);
  await wait(100);
  expect(refused()).toBe(before);
  client.socket.destroy();
  await expect.poll(refused).toBe(before + 1);
});

describe('a request target that plays with paths', () => {
  it.each([
    ...['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd', '/assets/..%2f..%2fpackage.json'],
    ...['/assets/../.vite/manifest.json', '/.vite/manifest.json', '/%00', '/contact%00.html', '/\\evil.example'],
    ...['/..\\..\\etc\\passwd', '//evil.example', '//evil.example/%2e%2e', '///evil.example', '/%5cevil.example'],
    ...[
      '/%c0%ae%c0%ae/etc/passwd',
      '/%ff%fe',
      '/%E0%A4%A',
      '/%',
      '/contact;x=1',
      '/contact/..;/staff',
      '/.git/config',
      '/.env',
    ],
    ...[
      '/a//b',
      '/%0d%0aSet-Cookie:%20a=b',
      '/contact/es%0d%0aLocation:%20x',
      '/en/%2f%2fevil.example',
      '/?a=%0d%0aX: y',
    ],
    ...['http://evil.example/', 'http://evil.example:1/../x', 'https://user:pw@evil.example/contact', 'ftp://x', '*'],
  ])('gets no file: %s', async (target) => {
    const answer = await get(target.replaceAll(' ', '%20'), 'Accept: text/html\r\n');
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(statusOf(answer)).toBeLessThan(500);
    expect(statusOf(answer)).toBeGreaterThanOrEqual(200);
    expect(head).not.toMatch(/^(set-cookie: a=b|x: y)/im);
    expect(headerIn(answer, 'location') ?? '/').toMatch(/^\/(?![/\\])/);
    expect(body).not.toMatch(/root:|"dependencies"|isEntry/);
  });
});

describe('a redirect', () => {
  const elsewhere = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/a\r\nSet-Cookie: a=b',
    '/\t/evil.example',
  ];
  it.each(elsewhere)('never leads to %s', async (back) => {
    const form = new URLSearchParams({ country: 'co', back }).toString();
    const type = 'Content-Type: application/x-www-form-urlencoded\r\n';
    const answer = await post(`${type}Content-Length: ${form.length}\r\n`, form, '/preferences/country');
    expect(statusOf(answer)).toBe(422);
    expect(answer).not.toMatch(/^(location|set-cookie)/im);
    const shown = await get(`/login/en?${new URLSearchParams({ back })}`, 'Accept: text/html\r\n');
    expect(shown).not.toContain('evil.example');
  });
});

describe('a request that two servers could read differently', () => {
  it.each([
    ['two lengths', 'Content-Length: 2\r\nContent-Length: 3\r\n'],
    ['a length and chunks', 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n'],
    ['an invalid length', 'Content-Length: 2x\r\n'],
    ['a length below zero', 'Content-Length: -2\r\n'],
    ['chunks under another name', 'Transfer-Encoding: xchunked\r\n'],
    ['chunks that do not come last', 'Transfer-Encoding: chunked, identity\r\n'],
    ['a space before the colon', 'Content-Length : 2\r\n'],
    ['a header that goes on in the next line', 'X-A: b\r\n Content-Length: 2\r\n\u0000: x\r\n'],
    ['a character that no header may have', 'X-A: \u0000\r\n'],
  ])('is refused: %s', async (_, headers) => {
    expect([400, 501]).toContain(statusOf(await post(json + headers, '{}')));
  });

  it.each([
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', [200, 400]],
    ['an invalid host', 'GET /nowhere HTTP/1.1\r\nHost: a b<>\r\nConnection: close\r\n\r\n', [400]],
    ['an empty host', 'GET /nowhere HTTP/1.1\r\nHost:\r\nAccept: text/html\r\nConnection: close\r\n\r\n', [302, 400]],
    ['bare line ends', 'GET / HTTP/1.1\nHost: a\nConnection: close\n\n', [200, 400]],
    ['another protocol than HTTP', 'HELO site.test\r\n\r\n', [400]],
    ['TLS', Buffer.from('1603010200010001fc0303', 'hex'), [400]],
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', [400]],
    ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n', [0, 400, 404, 405]],
    [
      'an upgrade',
      'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n',
      [200, 400, 426],
    ],
    ['HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n', [200]],
    ['HTTP/9.9', 'GET / HTTP/9.9\r\nHost: a\r\n\r\n', [400, 505]],
  ])('gets a plain response: %s', async (_, request, statuses) => {
    expect(statuses).toContain(statusOf(await say(port, request)));
  });

  it('is not mixed up with others: pipelined requests are answered in order', async () => {
    const one = (path: string, headers = 'Host: a\r\n\r\n') => `GET ${path} HTTP/1.1\r\n${headers}`;
    const answer = await say(port, one('/robots.txt') + one('/nowhere.json') + one('/healthz', end));
    expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 302', 'HTTP/1.1 200']);
  });
});

describe('a body whose format differs from its header', () => {
  it.each([
    ['compressed', `${json}Content-Encoding: gzip\r\n`, Buffer.from('1f8b0800', 'hex')],
    ['in UTF-16', `${json.trim()}; charset=utf-16\r\n`, Buffer.from('{"question":"a"}', 'utf16le')],
    ['with a byte order mark', json, Buffer.from('\ufeff{"question":', 'utf8')],
    ['in binary', json, Buffer.from([0xff, 0xfe, 0x00, 0x80])],
    ['multipart without a boundary', 'Content-Type: multipart/form-data\r\n', Buffer.from('--x')],
  ])('is refused as unreadable: %s', async (_, headers, body) => {
    const answer = await post(`${headers}Content-Length: ${body.length}\r\n`, body);
    expect([400, 415, 422]).toContain(statusOf(answer));
  });

  it('a form in Latin-1 is read as far as possible', async () => {
    const form = Buffer.from('country=co&back=/caf\u00e9', 'latin1');
    const type = 'Content-Type: application/x-www-form-urlencoded; charset=iso-8859-1\r\n';
    const answer = await post(`${type}Content-Length: ${form.length}\r\n`, form, '/preferences/country');
    expect(statusOf(answer)).toBe(422);
  });
});

it('none of these requests was logged as a failure, and the server still answers', async () => {
  await wait(50);
  expect(lines.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
  expect(statusOf(await get('/'))).toBe(200);
});
