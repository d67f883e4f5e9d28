import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createTicket } from '../../src/features/tickets/contract.ts';
import { listNewestTickets } from '../../src/features/tickets/server/store/find-tickets.ts';
import { ticketApp } from '../../src/features/tickets/server/testing-tickets.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { createPostgresDatabase } from '../../src/platform/database/testing.ts';
import { migratedTemplate, migrationsDir } from '../../src/platform/database/testing-migrations.ts';
import { type SilentProxy, shortLimits, startSilentProxy } from '../../src/platform/database/testing-silent-proxy.ts';
import { readMetrics } from '../../src/platform/server/metrics/testing-metrics.ts';

const size = 4;
/** Visitors who send one ticket after the other: more than there are connections. */
const visitors = 12;

let proxy: SilentProxy;
let database: Database;
beforeAll(async () => {
  proxy = await startSilentProxy(await createPostgresDatabase(migratedTemplate));
  const pool = { size, limits: shortLimits };
  database = await openDatabase({ url: proxy.url, dataDir: '', migrationsDir, pool });
});
afterAll(async () => {
  await database.close();
  await proxy.close();
});

interface Answer {
  readonly id: string;
  readonly status: number;
  readonly reference: string | undefined;
}

/** Sends tickets until it is stopped or the test ends. */
function startLoad(send: (id: string) => Promise<Response>) {
  const answers: Answer[] = [];
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  const visit = async () => {
    while (!isOver) {
      const id = randomUUID();
      const response = await send(id);
      const isTaken = response.status === 200;
      const reference = isTaken ? createTicket.response.parse(await response.json()).DATA.reference : undefined;
      answers.push({ id, status: response.status, reference });
      await sleep(1);
    }
  };
  const visiting = Array.from({ length: visitors }, visit);
  return {
    answers,
    /** The status of the latest answers, one for each visitor. */
    latest: () => answers.slice(-visitors).map(({ status }) => status),
    async stop() {
      isOver = true;
      await Promise.all(visiting);
    },
  };
}

it('the server recovers when all database connections go silent under load', { tags: 'system' }, async () => {
  const log: string[] = [];
  const { app, send } = ticketApp(database, log);
  const load = startLoad(async (id) => send({ request_id: id }));
  const allTaken = Array.from({ length: visitors }, () => 200);
  await expect.poll(load.latest).toEqual(allTaken);

  const before = load.answers.length;
  proxy.goSilent();
  await expect.poll(() => load.answers.some(({ status }) => status === 503)).toBe(true);
  await expect.poll(load.latest).toEqual(allTaken);
  await load.stop();
  expect((await app.request('/readyz')).status).toBe(200);

  // Refused visitors were told to retry, and acknowledged tickets are saved.
  expect(new Set(load.answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  const stored = new Map(
    (await listNewestTickets(database.db, 100_000)).map(({ requestId, reference }) => [requestId, reference]),
  );
  const taken = load.answers.filter(({ status }) => status === 200);
  expect(taken.map(({ id }) => stored.get(id))).toEqual(taken.map(({ reference }) => reference));
  expect(taken.length).toBeGreaterThan(before);

  const metrics = readMetrics(await (await app.request('/metrics', {}, fromThisMachine)).text());
  const counted = (reason: string) => metrics[`hormiga_database_failures_total{reason="${reason}"}`];
  const logged = log.map((line): unknown => JSON.parse(line));
  const [exhausted, silent] = ['exhausted', 'silent'].map((reason) => logged.filter(isAbout(reason)));
  expect(exhausted?.[0]).toMatchObject({
    msg: 'all connections of the database pool are in use',
    pool: { open: size, idle: 0 },
  });
  expect(silent?.[0]).toMatchObject({
    msg: 'the database did not respond, and the connection was closed',
    err: { code: 'ETIMEDOUT' },
  });
  // All requests fail at the same time and are counted, but the log has fewer lines.
  expect(counted('silent')).toBeGreaterThan(silent?.length ?? 0);
  expect(counted('exhausted')).toBeGreaterThan(exhausted?.length ?? 0);
  expect(log.join('')).not.toContain('@example.com');
});

const fromThisMachine = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

const isAbout = (reason: string) => (line: unknown) =>
  typeof line === 'object' && line !== null && 'reason' in line && line.reason === reason;
