// @module-tag servers
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { largestPhotoForm } from '../../src/features/accounts/person.ts';
import { eventsPath } from '../../src/features/payments/server/open-payments.ts';
import { createTicket } from '../../src/features/tickets/contract.ts';
import { largestTicket } from '../../src/features/tickets/ticket-limits.ts';
import { codigoErrorEnvelope, errorEnvelope, errors } from '../../src/platform/contracts/envelope.ts';
import { limits } from '../../src/platform/server/security/limits.ts';
import { portOf } from '../../src/platform/server/start/http-server.ts';
import { hasNginx, type Nginx, startNginx } from './testing-balancer.ts';

const settings = readFileSync('deploy/nginx.conf', 'utf8');

/** The lines of one location. */
function locationOf(name: string): string {
  const [, found] = settings.split(`  location ${name} {\n`);
  if (found === undefined) throw new Error(`deploy/nginx.conf has no location ${name}`);
  return found.slice(0, found.indexOf('\n  }'));
}

function largestBodyIn(lines: string): number | undefined {
  const [, kilobytes] = /^ *client_max_body_size (\d+)k;$/m.exec(lines) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}

describe('the sizes of bodies in deploy/nginx.conf', () => {
  it('match the limits of the site', () => {
    expect(largestBodyIn(settings)).toBe(limits.body);
    expect(largestBodyIn(locationOf('~ ^/(dashboard|application)(/|$)'))).toBe(largestPhotoForm);
    expect(largestBodyIn(locationOf(`= ${createTicket.path}`))).toBe(largestTicket);
    expect(settings.match(/client_max_body_size/g)).toHaveLength(3);
  });
});

describe('the times of deploy', () => {
  const secondsIn = (file: string, setting: RegExp) => {
    const found = [...readFileSync(`deploy/${file}`, 'utf8').matchAll(setting)].map(([, seconds]) => Number(seconds));
    expect(found, `${file} ${setting}`).not.toEqual([]);
    return found;
  };

  it('nginx closes idle connections before a server does', () => {
    const [idle] = secondsIn('nginx.conf', /^ +keepalive_timeout (\d+)s;$/gm);
    expect(idle).toBeLessThan(limits.keepAliveTimeout / 1_000);
  });

  it('nginx leaves a stopping server alone until its drain is over', () => {
    const drains = ['hormiga@.service', 'Containerfile'].flatMap((file) => secondsIn(file, /\bDRAIN_SECONDS=(\d+)/g));
    for (const ignored of secondsIn('nginx/servers.conf', /^server .* fail_timeout=(\d+)s;$/gm)) {
      expect(ignored).toBeGreaterThan(Math.max(...drains));
    }
  });
});

describe('the error answers of nginx', () => {
  it('have the same content as the site’s', () => {
    const refusals = readFileSync('deploy/nginx/refusals.conf', 'utf8');
    for (const { status, code, description } of [errors.tooManyRequests, errors.bodyTooLarge]) {
      expect(refusals).toContain(`return ${status} '{"$hormiga_code_name":${code},"DESCRIPTION":"${description}"`);
    }
    expect(locationOf(`= ${eventsPath}`)).toContain('limit_req');
  });
});

/** Only Linux has many loopback addresses, each of which is another client. */
const canTry = hasNginx && process.platform === 'linux';
if (!canTry) console.warn('deploy/nginx.conf is not tried: that needs nginx, and Linux');

describe.skipIf(!canTry)('nginx with the files of deploy', { timeout: 120_000 }, () => {
  interface Seen {
    readonly url: string | undefined;
    readonly headers: IncomingHttpHeaders;
    readonly bytes: number;
  }
  const seen: Seen[] = [];
  /** A mock of a site server. */
  const server = createServer(async (request, answer) => {
    const body = await text(request).catch(() => '');
    seen.push({ url: request.url, headers: request.headers, bytes: body.length });
    answer.end('{}');
  });
  let nginx: Nginx;
  let behindCdn: Nginx;
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const ports = [portOf(server)];
    nginx = await startNginx(ports, { failTimeout: 1 });
    const cdn = 'set_real_ip_from 127.0.0.1;\nreal_ip_header X-Forwarded-For;\nreal_ip_recursive on;\n';
    behindCdn = await startNginx(ports, { failTimeout: 1, cdn });
  });
  afterAll(async () => {
    await Promise.all([nginx.stop(), behindCdn.stop()]);
    server.close();
    server.closeAllConnections();
  });
  beforeEach(() => {
    seen.length = 0;
  });

  interface Asked {
    readonly from?: string;
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string | number>>;
    readonly body?: Buffer;
  }
  async function ask(url: string, { from = '127.0.0.1', method = 'GET', headers = {}, body }: Asked = {}) {
    const asking = request(url, { method, headers, agent: false, localAddress: from });
    // nginx does not read a refused body to its end.
    asking.on('error', () => undefined);
    asking.end(body);
    const [response] = await once(asking, 'response');
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  }
  const post = (path: string, bytes: number, more: Asked = {}) =>
    ask(nginx.url + path, { method: 'POST', body: Buffer.alloc(bytes, 'a'), ...more });

  /** Different for each test, so that tests do not share rate limits. */
  let clients = 0;
  const client = () => `127.9.${clients >> 8}.${1 + (clients++ & 0xff)}`;

  it('accepts the shipped configuration', () => {
    const folder = mkdtempSync(join(tmpdir(), 'hormiga-nginx-t-'));
    mkdirSync(join(folder, 'certificates'));
    const keys = [
      '-keyout',
      join(folder, 'certificates/privkey.pem'),
      '-out',
      join(folder, 'certificates/fullchain.pem'),
    ];
    const made = spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=x', ...keys]);
    expect(made.status, 'openssl makes a certificate').toBe(0);
    cpSync('deploy/nginx', join(folder, 'hormiga'), { recursive: true });
    const listen = readFileSync('deploy/nginx/listen.conf', 'utf8');
    expect(listen).toContain('/etc/ssl/hormiga/');
    // A test may not read these files or use the ports of web servers.
    const local = (lines: string) =>
      lines
        .replaceAll('/etc/ssl/hormiga/', join(folder, 'certificates/'))
        .replace(/^(listen .*?)(80|443)\b/gm, '$1$244');
    writeFileSync(join(folder, 'hormiga/listen.conf'), local(listen));
    writeFileSync(join(folder, 'hormiga/redirect.conf'), local(readFileSync('deploy/nginx/redirect.conf', 'utf8')));
    const cache = readFileSync('deploy/nginx/cache.conf', 'utf8');
    writeFileSync(join(folder, 'hormiga/cache.conf'), cache.replace('/var/cache/nginx/', join(folder, '/')));
    cpSync('deploy/nginx.conf', join(folder, 'site.conf'));
    writeFileSync(join(folder, 'nginx.conf'), 'pid nginx.pid; events {} http { access_log off; include site.conf; }');
    const read = spawnSync('nginx', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
      encoding: 'utf8',
    });
    expect([read.status, read.stderr]).toEqual([0, expect.stringContaining('test is successful')]);
    rmSync(folder, { recursive: true });
  });

  it('accepts the site’s largest bodies, and none larger', async () => {
    const places = [
      ['/help/ask', limits.body],
      ['/dashboard/en', largestPhotoForm],
      ['/application/es', largestPhotoForm],
      [createTicket.path, largestTicket],
    ] as const;
    for (const [path, bytes] of places) {
      const from = client();
      expect([path, (await post(path, bytes, { from })).status]).toEqual([path, 200]);
      expect(seen.pop()).toMatchObject({ url: path, bytes });
      const refused = await post(path, bytes + 1, { from });
      expect([path, refused.status]).toEqual([path, errors.bodyTooLarge.status]);
      expect(seen).toEqual([]);
      const envelope = path === createTicket.path ? codigoErrorEnvelope : errorEnvelope;
      expect(envelope.parse(JSON.parse(refused.body)).DESCRIPTION).toBe(errors.bodyTooLarge.description);
    }
    const person = await post('/help/ask', limits.body + 1, { headers: { accept: 'text/html,*/*' } });
    expect(person.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(person.body).toContain('lang="es"');
  });

  it('passes on only the connection’s address, and no other proxy headers', async () => {
    const forged = {
      'X-Forwarded-For': '203.0.113.7, 10.0.0.1',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'https',
      'X-Real-IP': '203.0.113.7',
      Forwarded: 'for=203.0.113.7',
    };
    await ask(`${nginx.url}/contact/en`, { from: '127.9.200.1', headers: forged });
    const [{ headers } = { headers: {} }] = seen;
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.9.200.1',
      'x-forwarded-host': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
    expect(headers).not.toHaveProperty('x-real-ip');
    expect(headers).not.toHaveProperty('forwarded');
  });

  it('accepts the client address only from a CDN', async () => {
    const headers = { 'X-Forwarded-For': '198.51.100.9, 203.0.113.7' };
    await ask(`${behindCdn.url}/contact/en`, { headers });
    await ask(`${behindCdn.url}/contact/en`, { from: '127.9.200.2', headers });
    expect(seen.map((one) => one.headers['x-forwarded-for'])).toEqual(['203.0.113.7', '127.9.200.2']);
  });

  it('refuses a flood with 429, and serves others meanwhile', async () => {
    const flooding = client();
    const flood = await Promise.all(Array.from({ length: 150 }, () => post(createTicket.path, 10, { from: flooding })));
    const refused = flood.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(50);
    expect(flood.filter(({ status }) => status === 200).length).toBeGreaterThan(5);
    for (const { headers, body } of refused) {
      expect(headers['retry-after']).toBe('10');
      expect(codigoErrorEnvelope.parse(JSON.parse(body)).CODIGO).toBe(errors.tooManyRequests.code);
    }
    const other = await post(createTicket.path, 10, { from: client() });
    // A client with too many posts may still read pages.
    const page = await ask(`${nginx.url}/contact/en`, { from: flooding });
    expect([other.status, page.status]).toEqual([200, 200]);
  });

  it('refuses a flood of page requests with a page', async () => {
    const flooding = client();
    const headers = { accept: 'text/html' };
    const askOnce = () => ask(`${nginx.url}/healthz`, { from: flooding, headers });
    const flood = await Promise.all(Array.from({ length: 100 }, askOnce));
    const refused = flood.find(({ status }) => status === 429);
    expect(refused?.headers).toMatchObject({ 'retry-after': '10', 'content-type': 'text/html; charset=utf-8' });
    expect(refused?.body).toMatch(/lang="en".*lang="es".*lang="fr"/s);
  });

  it('counts an IPv6 network of /64 as one client, and another one as another', async () => {
    const from = (address: string) =>
      ask(`${behindCdn.url}/healthz`, { headers: { 'X-Forwarded-For': address } }).then(({ status }) => status);
    // One byte is a line feed, which a careless regular expression would not match.
    const addresses = Array.from({ length: 100 }, (_, n) => `2001:db8:a0a:1::${n.toString(16)}`);
    const flood = await Promise.all(addresses.map(from));
    expect(flood.filter((status) => status === 429).length).toBeGreaterThan(10);
    expect(await from('2001:db8:a0a:2::1')).toBe(200);
  });

  it('serves an office behind one address that loads heavy pages', async () => {
    const office = client();
    const visit = async () => {
      const files = Array.from({ length: 12 }, (_, n) => ask(`${nginx.url}/assets/${n}.js`, { from: office }));
      const calls = [post('/help/ask', 1_000, { from: office }), post('/gogoals/get_countries', 2, { from: office })];
      const page = ask(`${nginx.url}/en-us`, { from: office });
      return (await Promise.all([page, ...files, ...calls])).map(({ status }) => status);
    };
    const statuses: (number | undefined)[] = [];
    // Ten people at a time, forty in total.
    for (let n = 0; n < 4; n++) statuses.push(...(await Promise.all(Array.from({ length: 10 }, visit))).flat());
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('buffers a body until it is complete, so that slow clients block no server', async () => {
    const { port } = new URL(nginx.url);
    const slow = connect({ port: Number(port), host: '127.0.0.1' });
    slow.write(`POST /slow HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 1000\r\n\r\n${'a'.repeat(999)}`);
    // Other requests are served meanwhile.
    for (let n = 0; n < 5; n++) await ask(`${nginx.url}/contact/en`, { from: client() });
    expect(seen.filter(({ url }) => url === '/slow')).toEqual([]);
    slow.end('a');
    await expect.poll(() => seen.filter(({ url }) => url === '/slow')).toHaveLength(1);
  });

  it('limits simultaneous uploads per client, however slow they are', async () => {
    const { port } = new URL(nginx.url);
    const from = client();
    // Not that of tickets, which only allows forty in a row.
    const upload = '/dashboard';
    const head = `POST ${upload} HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\na`;
    const slow: Socket[] = [];
    // nginx may read the next request before one of these, or give up waiting for the first of them: there are more of
    // them than the ten that are allowed, and with each attempt further ones.
    const another = async () => {
      for (let n = 0; n < 15; n++) {
        const one = connect({ port: Number(port), host: '127.0.0.1', localAddress: from });
        one.on('error', () => undefined);
        one.write(head);
        slow.push(one);
      }
      return (await post(upload, 10, { from })).status;
    };
    await expect.poll(another, { interval: 600 }).toBe(429);
    expect((await post(upload, 10, { from: client() })).status).toBe(200);
    for (const one of slow) one.destroy();
  });

  it('redirects port 80 to https on its own name, and answers ACME challenges', async () => {
    const { status, headers } = await ask(`${nginx.redirectUrl}/contact/es?a=b`, { headers: { host: 'evil.example' } });
    expect([status, headers.location]).toEqual([308, 'https://www.example.com/contact/es?a=b']);
    const challenge = await ask(`${nginx.redirectUrl}/.well-known/acme-challenge/none`);
    expect(challenge.status).toBe(404);
  });

  it('hides the metrics of the servers', async () => {
    expect((await ask(`${nginx.url}/metrics`)).status).toBe(404);
    expect(seen).toEqual([]);
  });
});
