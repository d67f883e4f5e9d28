import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { languageCodes } from '#site/languages.ts';
import { routes } from '#site/routes.ts';
import { createQuotation } from '../../src/features/quotes/contract.ts';
import { withPostgres } from '../../src/platform/database/testing-postgres-process.ts';
import { fileAddress } from '../../src/site/address.ts';
import { type Site, startSite } from '../../tests/support/start-site.ts';
import { rounded, showProgress } from '../report.ts';
import { postJson, requestPlans, sendTicket } from './calls.ts';

/** An hour of a site that gets fifty requests per second. */
const requests = 50 * 3_600;
const visitors = 32;
const idle = 10_000;
/** More growth than this from the middle to the end would be a leak. */
const allowedGrowth = 0.1;

/** The memory of one process while an hour's worth of traffic goes through it as fast as possible. */
export async function memoryReport(): Promise<string> {
  return withPostgres({ durable: false }, async (url) => {
    const site = await startSite({ LOG_LEVEL: 'silent', DATABASE_URL: url });
    const lines: string[] = [];
    const note = (when: string) => {
      const { whole, own } = memoryOf(site.pid);
      const withoutFiles = own === undefined ? '' : `, ${rounded(own)} MB without files`;
      lines.push(`  ${when.padEnd(28)} ${rounded(whole).padStart(6)} MB${withoutFiles}`);
      return whole;
    };
    try {
      note('just started');
      await sleep(idle);
      note(`after ${idle / 1000} s of rest`);
      const began = performance.now();
      const after: number[] = [];
      for (let quarter = 1; quarter <= 4; quarter++) {
        await visitAll(site, ((quarter - 1) * requests) / 4, (quarter * requests) / 4);
        after.push(note(`after ${rounded((quarter * requests) / 4)} requests`));
        showProgress(`memory: ${quarter} of 4 quarters`);
      }
      const took = (performance.now() - began) / 1000;
      await sleep(idle);
      const end = note(`after ${idle / 1000} s of rest`);
      await drawDocument(site);
      note('after a document');
      for (const pid of processesOf(site.pid)) {
        lines.push(`  ${'the process that drew it'.padEnd(28)} ${rounded(memoryOf(pid).whole).padStart(6)} MB`);
      }
      const growth = end / (after[1] ?? end) - 1;
      return [
        `Memory of one process on PostgreSQL during ${rounded(requests)} requests, an hour at 50 per second`,
        `  of a hundred: ${shares.map(([count, name]) => `${count} ${name}`).join(', ')}`,
        ...lines,
        `  done in ${rounded(took)} s; from the middle to the end ${(100 * growth).toFixed(1)}%: ${growth < allowedGrowth ? 'it does not grow' : 'IT GROWS'}`,
      ].join('\n');
    } finally {
      await site.stop();
    }
  });
}

/** Megabytes of a process, as the system counts them. `own`: without files that are shared with other processes. */
export function memoryOf(pid: number): { whole: number; own: number | undefined } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
    return { whole: field('VmRSS'), own: field('RssAnon') };
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
    return { whole: Number(stdout) / 1024, own: undefined };
  }
}

/** The quote of a visitor, as a PDF. */
async function drawDocument(site: Site): Promise<void> {
  const items = [{ id: 'product-wabot', months: 12, subscriptions: 1 }];
  const quote = { items, currency: 'USD', name: 'Ana', email: 'ana@example.com' };
  const { DATA } = createQuotation.response.parse(await postJson(site.origin + createQuotation.path, quote));
  if (!('pdf' in DATA)) throw new Error('The quote for the document was not created');
  const { status } = await read(site, DATA.pdf);
  if (status !== 200) throw new Error(`The document was answered with ${status}`);
}

function processesOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const processes = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return processes.flatMap(([own = 0, parent]) => (parent === pid ? [own] : []));
}

async function visitAll(site: Site, from: number, until: number): Promise<void> {
  let next = from;
  const visitor = async () => {
    while (next < until) {
      const number = next++;
      await visitOf(number)(site, number);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
}

type Visit = (site: Site, number: number) => Promise<unknown>;

const addresses = routes
  .filter(({ development }) => !development)
  .flatMap(({ path }) => languageCodes.map((language) => fileAddress(path, language) || '/'));
const pageOf = (number: number) => addresses[number % addresses.length] ?? '/';
const countryOf = (number: number) => ['co', 'es', 'ca', 'us'][number % 4];

/** What a hundred requests of visitors are. */
const shares: readonly (readonly [count: number, name: string, visit: Visit])[] = [
  [58, 'pages in three languages', (site, n) => read(site, pageOf(n))],
  [15, 'cached pages', (site, n) => readCached(site, pageOf(n))],
  [15, 'assets', (site) => read(site, '/favicon.svg')],
  [4, 'addresses that do not exist', (site, n) => read(site, `/nothing-${n}`)],
  [3, 'calls', requestPlans],
  [
    3,
    'pages for a visitor of a country',
    (site, n) => read(site, pageOf(n), { cookie: `userCountry=${countryOf(n)}` }),
  ],
  [1, 'pages that are rendered live', (site) => read(site, '/support/status/es?reference=H-2222-2222')],
  [1, 'tickets', sendTicket],
];

/** The same of every hundred, mixed. */
function visitOf(number: number): Visit {
  // 37 has no divisor in common with 100, so each comes once.
  let place = (number * 37) % 100;
  for (const [count, , visit] of shares) {
    if (place < count) return visit;
    place -= count;
  }
  throw new Error('The shares in bench/server/memory.ts do not add up to a hundred');
}

async function read({ origin }: Site, address: string, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(origin + address, { headers });
  if (response.status >= 500) throw new Error(`${address} responded with ${response.status}`);
  await response.arrayBuffer();
  return response;
}

const etags = new Map<string, string>();

async function readCached(site: Site, address: string): Promise<void> {
  const etag = etags.get(address);
  const { headers } = await read(site, address, etag ? { 'if-none-match': etag } : {});
  etags.set(address, headers.get('etag') ?? '');
}
