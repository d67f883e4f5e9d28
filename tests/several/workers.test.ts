// @module-tag servers
import { afterAll, beforeAll, expect, it } from 'vitest';
import { realServers } from '../../src/app/testing-real-server.ts';
import { listNewestTickets } from '../../src/features/tickets/server/store/find-tickets.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { freePort } from '../../src/platform/database/testing-free-port.ts';
import { migrationsDir } from '../../src/platform/database/testing-migrations.ts';
import type { TestProcess } from '../../src/platform/database/testing-process.ts';
import { readMetrics } from '../../src/platform/server/metrics/testing-metrics.ts';
import { type Sent, startLoad } from './testing-load.ts';

const { makeData, startSite } = realServers({ WEB_CONCURRENCY: '2', LOG_LEVEL: 'info' });

let env: Readonly<Record<string, string>>;
let url: string;
let site: TestProcess;
let database: Database;
beforeAll(async () => {
  const data = await makeData('postgres');
  env = data.env;
  ({ site, url } = await startSite({ ...env, PORT: String(await freePort()) }));
  database = await openDatabase({ ...data, migrationsDir });
}, 120_000);
afterAll(() => database.close());

/** When each process on the port started, by its number. */
async function processes(): Promise<Readonly<Record<string, number>>> {
  const response = await fetch(`${url}/metrics`);
  const metrics = readMetrics(await response.text());
  const starts = Object.entries(metrics).flatMap(([name, value]) => {
    const [, number] = /^process_start_time_seconds\{process="(\d+)"\}$/.exec(name) ?? [];
    return number ? [[number, value] as const] : [];
  });
  return Object.fromEntries(starts);
}

const bothRun = () => expect.poll(async () => Object.keys(await processes())).toEqual(['1', '2']);

/** Those that were started so far, the oldest first. */
const pids = () => [...site.output().matchAll(/"pid":(\d+)/g)].map(([, pid]) => Number(pid));

async function expectSavedOnce(sent: readonly Sent[]): Promise<void> {
  const saved = new Set((await listNewestTickets(database.db, 100_000)).map(({ reference }) => reference));
  const acknowledged = sent.flatMap(({ reference }) => reference ?? []);
  expect(acknowledged.length).toBeGreaterThan(5);
  expect(acknowledged.filter((reference) => !saved.has(reference))).toEqual([]);
}

it('two processes share a port, and are replaced without a failed request', { tags: 'system' }, async () => {
  await bothRun();
  const before = await processes();
  const load = startLoad(url);
  site.child.kill('SIGUSR2');
  await site.waitForOutput(/all processes of the site were replaced/);
  const sent = await load.stop();
  expect(sent.filter(({ status }) => status !== 200)).toEqual([]);
  await expectSavedOnce(sent);
  const after = await processes();
  expect(Object.keys(after)).toEqual(['1', '2']);
  expect(Object.values(after).filter((start) => Object.values(before).includes(start))).toEqual([]);
});

it('a process that is killed is started again, while the other one serves', async () => {
  await bothRun();
  const load = startLoad(url);
  const started = pids();
  const killed = started.at(-1) ?? 0;
  process.kill(killed, 'SIGKILL');
  await site.waitForOutput(/a process of the site has ended, and is started again/);
  const goneAt = performance.now();
  await expect.poll(pids).toHaveLength(started.length + 1);
  await bothRun();
  const sent = await load.stop();
  expect(sent.filter(({ status, begunAt }) => status !== 200 && begunAt > goneAt)).toEqual([]);
  await expectSavedOnce(sent);
});

it('all of them end with the one that started them', async () => {
  site.child.kill('SIGTERM');
  expect(await site.ended()).toBe(0);
  expect(site.errors()).toBe('');
  const running = pids().filter((pid) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  });
  expect(running).toEqual([]);
  // What the operator should know is said by the first one alone.
  const starts = site.output().match(/"process":1,"pid"/g) ?? [];
  expect(site.output().match(/PAYMENTS is off/g)).toHaveLength(starts.length);
});

it('a site that cannot start says once why, and starts no further process', async () => {
  const failure = await startSite({ ...env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }).catch(String);
  expect(String(failure).match(/The site cannot start/g)).toHaveLength(1);
  expect(String(failure).match(/is started/g)).toHaveLength(1);
  const embedded = await startSite({ DATA_DIR: env['DATA_DIR'] ?? '' }).catch(String);
  expect(String(embedded)).toContain('WEB_CONCURRENCY is 2, and the embedded database can be used by one process.');
});
