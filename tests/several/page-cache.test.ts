// @module-tag servers
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testSite } from '../../src/app/testing-app.ts';
import { freePort } from '../../src/platform/database/testing-free-port.ts';
import { readConfig } from '../../src/platform/server/config/config.ts';
import { createPages } from '../../src/platform/server/pages/pages.ts';
import { portOf } from '../../src/platform/server/start/http-server.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { routes } from '../../src/site/routes.ts';
import { hasNginx, startNginx } from './testing-balancer.ts';

const hasVarnish = !spawnSync('varnishd', ['-V'], { stdio: 'ignore' }).error;
const caches = [
  { name: 'nginx', isInstalled: hasNginx, start: startCachingNginx },
  { name: 'Varnish', isInstalled: hasVarnish, start: startVarnish },
];
for (const { name, isInstalled } of caches) if (!isInstalled) console.warn(`${name} is not tried: it is not installed`);

const host = 'www.example.com';
const pages = createPages(testSite(), readConfig({}), {});

interface Asked {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

describe.each(caches)('pages from a cache: $name', ({ isInstalled, start }) => {
  let [answered, clients] = [0, 0];
  const origin = createServer(({ method = '', url = '', headers }, response) => {
    // nginx is asked whether it is ready.
    if (url === '/healthz') return void response.end();
    answered += 1;
    const answer = pages.answer({ method, url, headers });
    // Long enough for a slow machine: otherwise the minute would end within the test.
    const sent = answer?.headers.map((text) => text.replace('s-maxage=60', 's-maxage=3600'));
    response.writeHead(answer?.status ?? 404, sent ? [...sent] : undefined).end(answer?.body);
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  let cache: { readonly url: string; stop(): Promise<void> };

  beforeAll(async () => {
    if (!isInstalled) return;
    origin.listen(0, '127.0.0.1');
    await once(origin, 'listening');
    cache = await start(portOf(origin));
  });
  afterAll(async () => {
    if (!isInstalled) return;
    agent.destroy();
    await cache.stop();
    origin.close();
    origin.closeAllConnections();
  });

  async function ask({ url, headers }: Asked) {
    // Each from a network of its own, because nginx limits how many requests one may send.
    const from = `198.51.${clients >> 8}.${clients++ & 0xff}`;
    const asking = request(cache.url + url, { agent, headers: { host, ...headers, 'x-forwarded-for': from } });
    asking.end();
    const [response] = await once(asking, 'response');
    return { status: response.statusCode, headers: response.rawHeaders, body: await buffer(response) };
  }

  /** What a visitor notices of an answer. `headers` are names and values, one after the other. */
  const noticed = (status: number | undefined, headers: readonly string[], body: Buffer | undefined) => {
    const headerOf = (name: string) => headers[headers.findIndex((text) => text.toLowerCase() === name) + 1];
    const names = ['content-language', 'content-encoding', 'set-cookie'].filter((name) =>
      headers.some((text) => text.toLowerCase() === name),
    );
    return JSON.stringify([status, names.map((name) => [name, headerOf(name)]), body?.toString('base64')]);
  };
  const fromServer = ({ url, headers }: Asked) => {
    const answer = pages.answer({ method: 'GET', url, headers: { host, ...headers } });
    return noticed(answer?.status, answer?.headers ?? [], answer?.body);
  };

  /** The first few of them, as what was asked, received and expected. */
  async function findWrong(requests: readonly Asked[]): Promise<string[]> {
    const wrong: string[] = [];
    const left = requests.values();
    const askAll = async () => {
      for (const asked of left) {
        const { status, headers, body } = await ask(asked);
        const [received, expected] = [noticed(status, headers, body), fromServer(asked)];
        if (received !== expected) wrong.push(`${JSON.stringify(asked)}: ${received} instead of ${expected}`);
      }
    };
    await Promise.all(Array.from({ length: 8 }, askAll));
    return wrong.slice(0, 3);
  }

  it.skipIf(!isInstalled)(
    '10,000 visitors of every kind get what the server would answer, and 95 % of the anonymous ones from the cache',
    {
      timeout: 300_000,
      tags: 'system',
    },
    async () => {
      const random = seededRandom(20_261_119);
      const requests = Array.from({ length: 10_000 }, () => visitorRequest(random));
      const anonymous = requests.filter(({ headers }) => !headers['cookie'] && !headers['referer']);
      expect(anonymous.length).toBeGreaterThan(7_000);

      const [first, rest] = [anonymous.slice(0, 1_000), anonymous.slice(1_000)];
      expect(await findWrong(first)).toEqual([]);
      answered = 0;
      expect(await findWrong(rest)).toEqual([]);
      console.warn(`${rest.length - answered} of ${rest.length} anonymous requests came from the cache`);
      expect(answered).toBeLessThan(0.05 * rest.length);
      expect(await findWrong(requests.filter((asked) => !anonymous.includes(asked)))).toEqual([]);
      expect(await findWrong(requests.toReversed()), 'the same requests in another order').toEqual([]);
    },
  );

  it.skipIf(!isInstalled)('the names of a campaign do not make another page of an address', async () => {
    await ask({ url: '/contact/es', headers: {} });
    answered = 0;
    for (const url of ['/contact/es?utm_source=news&utm_campaign=may', '/contact/es?gclid=a1', '/contact/es'])
      expect((await ask({ url, headers: {} })).body.toString()).toContain('/contact/es');
    expect(answered).toBe(0);
    expect((await ask({ url: '/services/es?id=7&utm_source=news', headers: {} })).body.toString()).toContain(
      '/services/7/es',
    );
  });
});

/** Small and the same everywhere, so that a run can be repeated. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Without those that are read at another address, or drawn for one visitor. */
const addresses = routes.map(({ path }) => path).filter((url) => pages.answer({ method: 'GET', url, headers: {} }));
const usualCookies = ['userZone=America/Bogota', '_ga=GA1.1.7', 'userLanguage=fr', 'userLanguage=es'];
const ownCookies = ['userCountry=co', 'userCountry=us; userLanguage=es', 'context=2', 'hormiga.session_token=a.b'];

/** Most visitors read a few pages in a usual browser; some have chosen a language or a country, or are signed in. */
function visitorRequest(random: () => number): Asked {
  const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const path = addresses[Math.floor(addresses.length ** random()) - 1] ?? '/';
  const isBare = random() < 0.15;
  const language = oneOf(languageCodes);
  const page = `${path === '/' ? '' : path}/`;
  const url = isBare ? path : `${page}${language}`;
  const cookie = random() < 0.85 ? undefined : oneOf([...usualCookies, ...ownCookies]);
  const headers = {
    'accept-encoding': random() < 0.97 ? 'gzip, deflate, br' : oneOf(['gzip', 'identity', 'br;q=0.5, gzip']),
    'accept-language':
      random() < 0.9
        ? oneOf(['es-CO,es;q=0.9', 'en-US,en;q=0.9', 'fr-CA,fr;q=0.9'])
        : oneOf(['de', 'es;q=0.2, fr;q=0.8', '']),
    ...(cookie && { cookie }),
    ...(random() < 0.03 && { referer: `https://${host}${page}${oneOf(['', ...languageCodes])}` }),
  };
  return { url, headers };
}

async function startCachingNginx(port: number) {
  const cdn = 'set_real_ip_from 127.0.0.1;\nreal_ip_header X-Forwarded-For;\n';
  return startNginx([port], { failTimeout: 1, isCaching: true, cdn });
}

async function startVarnish(originPort: number) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'hormiga-varnish-'));
  // Varnish gives up its rights when it starts.
  chmodSync(folder, 0o755);
  const settings = readFileSync('deploy/varnish.vcl', 'utf8').replace('"3001"', `"${originPort}"`);
  writeFileSync(join(folder, 'site.vcl'), settings);
  const args = [
    '-F',
    '-a',
    `127.0.0.1:${port}`,
    '-f',
    join(folder, 'site.vcl'),
    '-n',
    join(folder, 'work'),
    '-s',
    'malloc,100m',
    '-p',
    'http_gzip_support=off',
  ];
  const server = spawn('varnishd', args, { stdio: 'inherit' });
  const ended = once(server, 'exit');
  const url = `http://127.0.0.1:${port}`;
  for (
    let tries = 200;
    !(await fetch(url).then(
      () => true,
      () => false,
    ));
    tries--
  ) {
    if (tries === 0 || server.exitCode !== null) throw new Error('Varnish did not start.');
    await wait(50);
  }
  return {
    url,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
