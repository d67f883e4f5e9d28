import { cp, link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { migrationsDir } from '../../src/platform/database/testing-migrations.ts';
import { withPostgres } from '../../src/platform/database/testing-postgres-process.ts';
import { type HotCall, hotCalls } from '../../tests/growth/testing-hot-calls.ts';
import { fillTables } from '../../tests/growth/testing-many-rows.ts';
import { type WatchedDatabase, watchDatabase, wholeReads } from '../../tests/growth/testing-plans.ts';
import { rareCalls } from '../../tests/growth/testing-rare-calls.ts';
import { startSite } from '../../tests/support/start-site.ts';
import { median, rounded, showProgress, table } from '../report.ts';
import { loadTool } from './load.ts';
import { memoryOf } from './memory.ts';

/** How the cost of a server grows with its pages, and that of a call with the tickets. */
export async function growthReport(): Promise<string> {
  return [await pageGrowth('dist/client'), await ticketGrowth()].join('\n\n');
}

/** Inside the project, where the copies can be hard links to the same files. */
const cache = 'node_modules/.cache/hormiga';

async function pageGrowth(client: string): Promise<string> {
  const found = (await readdir(client, { recursive: true })).filter((path) => path.endsWith('index.html'));
  const factor = Math.ceil(2_000 / found.length);
  await mkdir(cache, { recursive: true });
  const many = await mkdtemp(join(cache, 'bench-pages-'));
  try {
    await cp(client, many, { recursive: true });
    for (let copy = 1; copy < factor; copy++) await copyPages(client, many, found, copy);
    const few = await serverCost(client);
    showProgress('growth: the existing pages measured');
    const more = await serverCost(many);
    const row = (name: string, key: keyof ServerCost) => {
      return [name, rounded(few[key]), rounded(more[key]), `× ${(more[key] / few[key]).toFixed(2)}`];
    };
    return table(
      ['one server', `${found.length} pages`, `${found.length * factor} pages`, 'ratio'],
      [
        row('ms until it is ready', 'start'),
        row('MB of memory when idle', 'memory'),
        row('requests per second', 'rate'),
      ],
    );
  } finally {
    await rm(many, { recursive: true, force: true });
  }
}

/** The same pages at other addresses. No route leads there, but a server loads whatever was built. */
async function copyPages(client: string, many: string, pages: readonly string[], copy: number): Promise<void> {
  for (const path of pages) {
    const target = join(many, `copy-${copy}`, path);
    await mkdir(dirname(target), { recursive: true });
    for (const form of ['', '.br', '.gz']) await link(join(client, path + form), target + form);
  }
}

interface ServerCost {
  readonly start: number;
  readonly memory: number;
  readonly rate: number;
}

async function serverCost(client: string): Promise<ServerCost> {
  const began = performance.now();
  const site = await startSite({ LOG_LEVEL: 'silent', CLIENT_DIR: resolve(client) });
  const start = performance.now() - began;
  try {
    const memory = memoryOf(site.pid).whole;
    const request = { url: `${site.origin}/en`, headers: { 'accept-encoding': 'gzip' } };
    const rates: number[] = [];
    for (let round = 0; round < 3; round++) rates.push((await loadTool().run(request, 2)).rate);
    return { start, memory, rate: median(rates) };
  } finally {
    await site.stop();
  }
}

const few = 1_000;
const many = Number(process.env.BENCH_TICKETS ?? 1_000_000);

interface CallCost {
  readonly ms: number;
  /** Pages of 8 kB that the database read. */
  readonly pages: number;
  /** Tables that were read from end to end. */
  readonly wholeTables: readonly string[];
}

/** What each call costs with a thousand tickets and with a million, and which of them read a whole table. */
async function ticketGrowth(): Promise<string> {
  const now = new Date();
  const costsWith = (tickets: number) => withPostgres({ durable: false }, (url) => callCosts(url, tickets, now));
  const [small, large] = [await costsWith(few), await costsWith(many)];
  const rows = [...large].map(([name, { ms, pages, wholeTables }]) => {
    const before = small.get(name)?.ms ?? ms;
    return [
      name,
      before.toFixed(1),
      ms.toFixed(1),
      (ms / before).toFixed(1),
      rounded(pages),
      wholeTables.join(', ') || '-',
    ];
  });
  return [
    `Calls on PostgreSQL with ${rounded(few)} and with ${rounded(many)} tickets, and all that belongs to them`,
    table(['call', 'ms', 'ms', 'ratio', '8 kB pages', 'reads whole tables'], rows),
  ].join('\n');
}

async function callCosts(url: string, tickets: number, now: Date): Promise<Map<string, CallCost>> {
  const began = performance.now();
  const database = await openDatabase({ url, dataDir: '', migrationsDir });
  await fillTables(database.maintenance, tickets);
  await database.close();
  showProgress(`growth: ${tickets} tickets created in ${rounded((performance.now() - began) / 1000)} s`);
  const watched = await watchDatabase(url);
  try {
    const costs = new Map<string, CallCost>();
    for (const call of [...hotCalls(now), ...rareCalls(now)]) costs.set(call.name, await callCost(watched, call));
    return costs;
  } finally {
    await watched.close();
  }
}

async function callCost(watched: WatchedDatabase, { run }: HotCall): Promise<CallCost> {
  const statements = await watched.statementsOf(run);
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const began = performance.now();
    await watched.statementsOf(run);
    times.push(performance.now() - began);
  }
  let pages = 0;
  const wholeTables = new Set<string>();
  for (const statement of statements) {
    const plan = await watched.planOf(statement, { analyze: true });
    pages += (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
    for (const name of wholeReads(plan)) wholeTables.add(name);
  }
  return { ms: median(times), pages, wholeTables: [...wholeTables] };
}
