import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { openingsOf } from '../../src/app/app.ts';
import { testApp, testSite } from '../../src/app/testing-app.ts';
import { largestPhotoForm } from '../../src/features/accounts/person.ts';
import { createTicket } from '../../src/features/tickets/contract.ts';
import { largestTicket, ticketLimits } from '../../src/features/tickets/ticket-limits.ts';
import { databaseForTests } from '../../src/platform/database/testing.ts';
import { readConfig } from '../../src/platform/server/config/config.ts';
import { createMetrics } from '../../src/platform/server/metrics/metrics.ts';
import { createPages } from '../../src/platform/server/pages/pages.ts';
import { limits } from '../../src/platform/server/security/limits.ts';
import { closeServer, listen, portOf, requestListener } from '../../src/platform/server/start/http-server.ts';
import { headerIn, type RawClient, rawClient, statusOf } from '../../src/platform/server/start/testing-raw-client.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hormiga-bodies-'));
const env = { TRUST_PROXY: '1', DATA_DIR: dataDir };
const database = await databaseForTests('embedded');
const pages = createPages(testSite(), readConfig(env), openingsOf(readConfig(env)));
const metrics = createMetrics();
const { app } = testApp({ database, pages, env, metrics });
const server = await listen(requestListener(app, pages, pino({ level: 'silent' })), { port: 0, host: '127.0.0.1' });
const port = portOf(server);
afterAll(async () => {
  await closeServer(server, 100);
  rmSync(dataDir, { recursive: true, force: true });
});

let networks = 0;
const anyNetwork = () => `2001:db8:${(networks++).toString(16)}::1`;

const opened: RawClient[] = [];
afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.destroy();
});

interface Sent {
  readonly type?: string;
  readonly length?: number;
  readonly from?: string;
  readonly headers?: string;
}

/** Starts to send a body, and returns functions to continue. */
function begin(path: string, { type = urlEncoded, length, from = anyNetwork(), headers = '' }: Sent): RawClient {
  const client = rawClient(port);
  opened.push(client);
  const size = length === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
  const lines = ['Host: site.test', `X-Forwarded-For: ${from}`, `Content-Type: ${type}`, size];
  client.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n${headers}\r\n`);
  return client;
}

const headOf = (client: RawClient) => client.readResponse(/\r\n\r\n/);

const urlEncoded = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';
const part = (name: string, value: string, filename = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${filename && `; filename="${filename}"`}\r\n\r\n${value}\r\n`;

/** The addresses that accept a body. */
const addresses = [...new Set(app.routes.filter(({ method }) => method === 'POST').map(({ path }) => path))]
  .filter((path) => path !== '/*')
  .map((path) => path.replace(/:language[^/]*|\*/g, 'en').replace(/:\w+/g, 'x'));

describe('a body that is too large', () => {
  // Some routes ignore a body that they do not need.
  it.each(addresses)('is refused at %s before it has arrived', async (path) => {
    for (const type of [urlEncoded, 'application/json', 'text/plain', multipart]) {
      // Only a form with attachments may be as large.
      const length = type === multipart ? largestTicket + 1 : 15_000_000;
      const client = begin(path, { type, length });
      client.write('a=b&'.repeat(100));
      expect(statusOf(await headOf(client)), type).toBeGreaterThanOrEqual(200);
    }
  });

  it('a body without a declared size is refused as soon as it is too large', async () => {
    const client = begin('/help/ask', { type: 'application/json' });
    for (let n = 0; n < 3; n++) client.write(`10000\r\n${' '.repeat(0x1_00_00)}\r\n`);
    expect(statusOf(await headOf(client))).toBe(413);
  });

  it('a body for the dashboard is not read without a session', async () => {
    const client = begin('/dashboard/en', { type: multipart, length: largestPhotoForm });
    client.write(part('photo', '', 'me.png').trimEnd());
    const answer = await headOf(client);
    expect([statusOf(answer), headerIn(answer, 'connection')]).toEqual([413, 'close']);
  });
});

describe('a form of many fields', () => {
  it('is refused without being parsed', async () => {
    const body = 'a&'.repeat(limits.body / 2 - 1);
    const client = begin(createTicket.path, { length: body.length });
    client.write(body);
    expect(statusOf(await headOf(client))).toBe(400);
  });

  it('a form in many parts is refused at the first part above the limit', async () => {
    const client = begin(createTicket.path, { type: multipart, length: 15_000_000 });
    client.write(part('a', '1').repeat(limits.form.fields + ticketLimits.attachments + 3));
    const answer = await headOf(client);
    expect([statusOf(answer), headerIn(answer, 'connection')]).toEqual([400, 'close']);
  });

  it('is refused when its boundary is too long', async () => {
    const boundary = 'x'.repeat(9_000);
    const client = begin(createTicket.path, { type: `multipart/form-data; boundary=${boundary}`, length: 100 });
    client.write(`--${boundary}`.slice(0, 100));
    expect(statusOf(await headOf(client))).toBe(400);
  });

  it('is refused when its texts together exceed the size of a body without files', async () => {
    const client = begin(createTicket.path, { type: multipart, length: 15_000_000 });
    client.write(part('a', 'x'.repeat(60_000)) + part('b', 'x'.repeat(60_000)) + part('c', ''));
    expect(statusOf(await headOf(client))).toBe(413);
  });
});

describe('uploads', () => {
  const { concurrent } = limits.bodies.upload;
  const files = () => readdirSync(join(dataDir, 'attachments'));
  /** Sends the start of a ticket with a file, and stalls. */
  const stall = (from: string, bytes = 1_000) => {
    const client = begin(createTicket.path, { type: multipart, length: 14_000_000, from });
    client.write(part('attachments', 'x'.repeat(bytes), 'a.txt').trimEnd());
    return client;
  };
  const retryOf = (answer: string) => [statusOf(answer), headerIn(answer, 'retry-after')];

  it('uploads of one network are limited at a time, and another network can send meanwhile', async () => {
    const from = anyNetwork();
    const stalled = Array.from({ length: concurrent.network }, () => stall(from));
    await expect.poll(() => files().length).toBe(concurrent.network);
    expect(retryOf(await headOf(stall(from)))).toEqual([503, '5']);
    // The alert for failures excludes these: deploy/alerts.yml.
    expect(metrics.write()).toContain('hormiga_busy_uploads_total{scope="network"} 1\n');
    const other = stall(anyNetwork());
    await expect.poll(() => files().length).toBe(concurrent.network + 1);
    for (const { socket } of [...stalled, other]) socket.destroy();
    await expect.poll(() => files()).toEqual([]);
    stall(from);
    await expect.poll(() => files().length).toBe(1);
  });

  it('uploads of all networks together are limited at a time', async () => {
    await expect.poll(() => files()).toEqual([]);
    for (let left = concurrent.all; left > 0; left--) stall(anyNetwork());
    await expect.poll(() => files().length).toBe(concurrent.all);
    expect(retryOf(await headOf(stall(anyNetwork())))).toEqual([503, '5']);
    // Small bodies do not count as uploads.
    const body = new URLSearchParams({ nombre_cliente: 'Ana', email_cliente: 'a@example.com', descripcion: 'Hola' });
    const client = begin(createTicket.path, { length: String(body).length });
    client.write(String(body));
    expect(statusOf(await headOf(client))).toBe(200);
  });

  it('are on the disk and not in memory', async () => {
    await expect.poll(() => files()).toEqual([]);
    const before = process.memoryUsage().arrayBuffers;
    const bytes = 4_900_000;
    for (let n = 0; n < 20; n++) stall(anyNetwork(), bytes);
    await expect.poll(() => files().length).toBe(20);
    // 20 of these are 98 MB.
    await expect.poll(() => process.memoryUsage().arrayBuffers - before).toBeLessThan(40_000_000);
  });

  it('uploads that arrive too slowly are aborted, and leave no file behind', async () => {
    await expect.poll(() => files()).toEqual([]);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const client = stall(anyNetwork());
      const small = begin('/help/ask', { type: 'application/json', length: 100 });
      await expect.poll(() => files().length).toBe(1);
      // The other upload has reached the server by then: it was written before the file.
      await wait(50);
      vi.advanceTimersByTime(limits.pace.milliseconds);
      expect(statusOf(await headOf(client))).toBe(408);
      expect(statusOf(await headOf(small))).toBe(408);
    } finally {
      vi.useRealTimers();
    }
    await expect.poll(() => files()).toEqual([]);
  });

  it('are counted for their sender before they are read', async () => {
    const from = anyNetwork();
    const { network } = limits.bodies.upload.perWindow;
    for (let n = 0; n < network; n++) {
      const client = stall(from);
      // Each starts when the one before has ended.
      await expect.poll(() => files().length).toBe(1);
      client.socket.destroy();
      await expect.poll(() => files()).toEqual([]);
    }
    const answer = await headOf(stall(from));
    expect(statusOf(answer)).toBe(429);
    expect(Number(headerIn(answer, 'retry-after'))).toBeGreaterThan(60);
  });
});

it('only platform/server/body reads request bodies, with limits', () => {
  const readsBody = /\.req\.(json|text|parseBody|formData|arrayBuffer|blob)\(|req\.raw\.(body|json|text|formData|blob)/;
  const allowed = [
    // A socket that only the site's own user can open.
    'src/app/commands/control.ts',
    'src/platform/server/body/read-body.ts',
  ];
  const readers = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing[^/]*\.ts$/.test(file))
    .map((file) => `src/${file}`)
    .filter((file) => readsBody.test(readFileSync(file, 'utf8')));
  expect(readers.sort()).toEqual(allowed);
});
