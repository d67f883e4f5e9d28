import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Hono } from 'hono';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { type AppEnv, inOrder } from '../app-context.ts';
import { parseTrustProxy } from '../http/client-address.ts';
import { identifySender, ignoreForwardingOfOthers } from './identify-sender.ts';

/** A request over a connection from that address. */
function requestFrom(address: string | undefined, headers: Readonly<Record<string, string>> = {}): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  request.rawHeaders = Object.entries(headers).flat();
  return request;
}

function appThatNamesSenders(log: string[]) {
  const app = new Hono<AppEnv>();
  app.use(inOrder(identifySender(1, pino({ level: 'info' }, { write: (line: string) => void log.push(line) }))));
  app.get('/', (c) => c.text(c.get('sender')()?.network ?? 'nobody'));
  app.get('/healthz', (c) => c.text('ok'));
  return async (path: string, incoming: IncomingMessage) => (await app.request(path, {}, { incoming })).text();
}

describe('the client of a request', () => {
  it('is the proxy if that names no client, and the log says so once', async () => {
    const log: string[] = [];
    const ask = appThatNamesSenders(log);
    expect(await ask('/', requestFrom('10.0.0.1'))).toBe('10.0.0.1');
    expect(await ask('/', requestFrom('10.0.0.1'))).toBe('10.0.0.1');
    expect(log.filter((line) => line.includes('no X-Forwarded-For'))).toHaveLength(1);
    expect(await ask('/', requestFrom('10.0.0.1', { 'x-forwarded-for': 'unknown' }))).toBe('10.0.0.1');
    expect(await ask('/', requestFrom('10.0.0.1', { 'x-forwarded-for': '203.0.113.9:80' }))).toBe('10.0.0.1');
    expect(log).toHaveLength(2);
    expect(log.join()).not.toContain('203.0.113.9');
  });

  it('is not worked out for a health check, which a load balancer makes without X-Forwarded-For', async () => {
    const log: string[] = [];
    await appThatNamesSenders(log)('/healthz', requestFrom('10.0.0.1'));
    expect(log).toEqual([]);
  });

  it('is defined even if the connection is already closed', async () => {
    expect(await appThatNamesSenders([])('/', requestFrom(undefined))).toBe('unknown');
  });
});

describe('forwarding headers', () => {
  const forwarded = { 'x-forwarded-proto': 'https', 'X-Forwarded-Host': 'evil.example', host: 'site.example' };
  const seenBy = (trustProxy: Parameters<typeof ignoreForwardingOfOthers>[1], address: string) => {
    const request = requestFrom(address, forwarded);
    let seen: readonly string[] = [];
    const listener = ignoreForwardingOfOthers(({ rawHeaders }) => {
      seen = rawHeaders;
    }, trustProxy);
    listener(request, new ServerResponse(request));
    return seen;
  };
  const networks = parseTrustProxy('10.0.0.0/8') ?? false;

  it('headers of a client outside the trusted networks are removed before anything reads them', () => {
    expect(seenBy(networks, '203.0.113.9')).toEqual(['host', 'site.example']);
    expect(seenBy(networks, '10.0.0.1')).toHaveLength(6);
  });

  it('are left alone where the number of proxies is known', () => {
    expect(seenBy(1, '203.0.113.9')).toHaveLength(6);
  });
});
