// @module-tag servers
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { realServers } from '../../src/app/testing-real-server.ts';
import { siteLimits } from '../../src/platform/database/postgres-client.ts';
import { freePort } from '../../src/platform/database/testing-free-port.ts';
import { migrationsAnd, migrationsDir } from '../../src/platform/database/testing-migrations.ts';
import type { TestProcess } from '../../src/platform/database/testing-process.ts';
import { startBalancer } from './testing-balancer.ts';
import { startLoad } from './testing-load.ts';
import type { Balancer } from './testing-plain-balancer.ts';
import { withRestarts } from './testing-restart.ts';

const { makeData, startSite } = realServers({ TRUST_PROXY: '1', DRAIN_SECONDS: '2' });

/** What the rules of docs/guide/release.md allow, in the table that visitors need most. */
const statements = `create table "rating" ("ticket_id" uuid primary key references "ticket" ("id"), "stars" smallint not null);
--> statement-breakpoint
alter table "ticket" add column "rated_at" timestamptz, add column "stars" smallint not null default 0;
--> statement-breakpoint
alter table "ticket" add constraint "ticket_stars_are_few" check ("stars" between 0 and 5);
--> statement-breakpoint
create index "ticket_stars" on "ticket" ("stars", "created_at");
--> statement-breakpoint
update "ticket" set "rated_at" = "created_at" where "state" = 'closed';`;

const folder = mkdtempSync(join(tmpdir(), 'hormiga-upgrade-'));
const servers = new Map<number, TestProcess>();
let dir = migrationsDir;
let client: pg.Client;
let reader: pg.Client;
let balancer: Balancer;
let start: (port: number) => Promise<TestProcess>;
beforeAll(async () => {
  const { url, env } = await makeData('postgres');
  start = async (port) => {
    const { site } = await startSite({ ...env, PORT: String(port), MIGRATIONS_DIR: dir });
    servers.set(port, site);
    return site;
  };
  const ports = [await freePort(), await freePort()];
  await Promise.all(ports.map(start));
  balancer = await startBalancer(ports, { failTimeout: 3 });
  [client, reader] = [new pg.Client(url), new pg.Client(url)];
  await Promise.all([client.connect(), reader.connect()]);
}, 120_000);
afterAll(async () => {
  await Promise.all([client.end(), reader.end()]);
  await balancer.stop();
  rmSync(folder, { recursive: true });
});

/** Holds the table as a backup does, until a migration has waited for longer than visitors wait. */
async function readSlowly(): Promise<void> {
  await reader.query('begin isolation level repeatable read read only; select count(*) from ticket');
  const waiting = `select from pg_locks where relation = 'ticket'::regclass and mode = 'AccessExclusiveLock' and not granted`;
  await expect.poll(async () => (await client.query(waiting)).rowCount, { timeout: 60_000 }).toBe(1);
  await wait(siteLimits.statement + 1_000);
  await reader.query('commit');
}

it('an upgrade with a migration fails no request and loses no ticket, even during a backup', {
  tags: 'system',
  timeout: 300_000,
}, async () => {
  const load = startLoad(balancer.url, { GET: 3, POST: 3 });
  await wait(1_000);
  dir = migrationsAnd('0999_rating', statements, join(folder, 'next'));
  const upgraded = withRestarts({ servers, start, balancer }, async (restartAll) => {
    expect((await restartAll()).match(/: ready/g)).toHaveLength(2);
  });
  await Promise.all([upgraded, readSlowly()]).finally(() => load.stop());

  expect(load.sent.filter(({ status }) => status !== 200)).toEqual([]);
  const { rows } = await client.query<{ request_id: string; reference: string; stars: number }>(
    'select request_id, reference, stars from ticket',
  );
  const saved = new Map(rows.map(({ request_id, reference }) => [request_id, reference]));
  const acknowledged = load.sent.filter(({ reference }) => reference !== undefined);
  expect(acknowledged.length).toBeGreaterThan(20);
  expect(acknowledged.map(({ id }) => saved.get(id))).toEqual(acknowledged.map(({ reference }) => reference));
  expect(new Set(rows.map(({ stars }) => stars))).toEqual(new Set([0]));
});
