// @module-tag servers
// @module-tag system
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { testApp, testSite } from '../../src/app/testing-app.ts';
import { bundleServer } from '../../src/app/testing-bundle.ts';
import { realServers } from '../../src/app/testing-real-server.ts';
import { writeTestSite } from '../../src/app/testing-site.ts';
import { paymentApp } from '../../src/features/payments/server/testing-payments.ts';
import { createTicket } from '../../src/features/tickets/contract.ts';
import { listNewestTickets } from '../../src/features/tickets/server/store/find-tickets.ts';
import { ticketApp, ticketForm } from '../../src/features/tickets/server/testing-tickets.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { createPostgresDatabase } from '../../src/platform/database/testing.ts';
import { freePort } from '../../src/platform/database/testing-free-port.ts';
import { migratedTemplate, migrationsDir } from '../../src/platform/database/testing-migrations.ts';
import { unpackEmptyPglite } from '../../src/platform/database/testing-pglite.ts';
import { canMountDisks, mountSmallDisk } from '../../src/platform/database/testing-small-disk.ts';

if (!canMountDisks) console.warn('Full disks are tried only in part: only root on Linux can mount small ones');

/** Long enough that a few do not fit into what a table has left. */
const longMessage = 'Nuestra bodega no puede emitir facturas. '.repeat(100);

/** Sends messages, and remembers which of them were acknowledged. Each comes from a network of its own. */
function sender(send: (form: FormData, from: string) => Promise<Response> | Response) {
  const acknowledged: string[] = [];
  let networks = 0;
  return {
    acknowledged,
    /** The statuses of all, and whether those that are refused say when to come back. */
    async write(messages: number): Promise<ReadonlySet<number>> {
      const statuses = new Set<number>();
      for (let n = 0; n < messages; n++) {
        const form = ticketForm({ request_id: randomUUID(), descripcion: `${longMessage}${randomUUID()}` });
        const answer = await send(form, `2001:db8:${(networks++).toString(16)}::1`);
        statuses.add(answer.status);
        if (answer.status === 200) acknowledged.push((await answer.json()).DATA.reference);
        else expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      return statuses;
    },
  };
}

describe.skipIf(!canMountDisks)('a full disk under the embedded database', { timeout: 600_000 }, () => {
  const { startSite } = realServers({ LOG_LEVEL: 'warn', TRUST_PROXY: '1' });

  it('loses no acknowledged message, also with a restart meanwhile, and pages are served', async () => {
    const disk = mountSmallDisk(96);
    const dataDir = join(disk.folder, 'data');
    await unpackEmptyPglite(dataDir);
    let { site, url } = await startSite({ DATA_DIR: dataDir });
    const { acknowledged, write } = sender((body, from) =>
      fetch(url + createTicket.path, { method: 'POST', body, headers: { 'x-forwarded-for': from } }),
    );
    const statusOf = async (path: string) => (await fetch(url + path)).status;
    expect(await write(3)).toEqual(new Set([200]));

    disk.fill();
    await expect.poll(() => write(5)).toContain(503);
    await expect.poll(() => statusOf('/readyz')).toBe(503);
    expect([await statusOf('/healthz'), await statusOf('/contact/es')]).toEqual([200, 200]);
    disk.empty();
    await expect.poll(() => write(1)).toEqual(new Set([200]));
    await expect.poll(() => statusOf('/readyz')).toBe(200);

    disk.fill();
    await expect.poll(() => write(5)).toContain(503);
    site.child.kill('SIGKILL');
    await site.ended();
    disk.empty();
    ({ site, url } = await startSite({ DATA_DIR: dataDir }));
    expect(await write(2)).toEqual(new Set([200]));
    site.child.kill('SIGTERM');
    expect(await site.ended()).toBe(0);

    const database = await openDatabase({ dataDir, url: undefined, migrationsDir });
    const stored = (await listNewestTickets(database.db, 1_000)).map(({ reference }) => reference);
    await database.close();
    expect(acknowledged.length).toBeGreaterThan(5);
    expect(stored.sort()).toEqual([...acknowledged].sort());
  });
});

describe.skipIf(!canMountDisks)('a full disk under PostgreSQL', { timeout: 600_000 }, () => {
  /** A database whose tables are on a small disk, and everything else of the server on another one. */
  async function databaseOn(folder: string): Promise<string> {
    const place = join(folder, 'tables');
    mkdirSync(place);
    // As root the tests run PostgreSQL as this user.
    chownSync(place, 65_534, 65_534);
    const name = `full_${randomUUID().slice(0, 8)}`;
    const url = new URL(inject('postgresUrl'));
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    await client.query(`create tablespace ${name} location '${place}'`);
    await client.query(`create database ${name} template ${migratedTemplate} tablespace ${name}`);
    onTestFinished(async () => {
      await client.query(`drop database ${name} with (force)`);
      await client.query(`drop tablespace ${name}`);
      await client.end();
    });
    url.pathname = name;
    return url.href;
  }

  it('loses no acknowledged message or payment, and all is well when there is space again', async () => {
    const disk = mountSmallDisk(64);
    const database = await openDatabase({ url: await databaseOn(disk.folder), dataDir: '', migrationsDir });
    onTestFinished(() => database.close());
    const tickets = ticketApp(database);
    const { acknowledged, write } = sender((body, from) => tickets.post(body, { 'x-forwarded-for': from }));
    const shop = paymentApp(database);
    const orders = await Promise.all(Array.from({ length: 5 }, () => shop.order()));
    const events = orders.map((order) => shop.attempt(order).say('APPROVED'));
    const { app } = testApp({ database, site: testSite() });
    const readiness = async () => {
      const answer = await app.request('/readyz');
      return [answer.status, (await answer.json()).DESCRIPTION];
    };
    expect(await write(3)).toEqual(new Set([200]));

    disk.fill();
    await expect.poll(() => write(10)).toContain(503);
    for (const event of events) expect([200, 503]).toContain((await shop.tell(event)).status);
    await expect.poll(readiness).toEqual([503, 'The database cannot be written to']);
    expect((await app.request('/contact/es')).status).toBe(200);

    disk.empty();
    await expect.poll(() => write(1)).toEqual(new Set([200]));
    await expect.poll(readiness).toEqual([200, 'Success']);
    // The provider sends again what was not received.
    for (const event of events) expect((await shop.tell(event)).status).toBe(200);
    for (const { reference } of orders) {
      expect([await shop.stateOf(reference), (await shop.mails(reference)).length]).toEqual(['paid', 2]);
    }
    const stored = (await listNewestTickets(database.db, 1_000)).map(({ reference }) => reference);
    expect(stored.sort()).toEqual([...acknowledged].sort());
  });
});

describe.skipIf(process.platform !== 'linux')('a log that cannot be written', { timeout: 600_000 }, () => {
  /** A server whose output goes to a file. */
  async function startWithLog(file: string) {
    const folder = mkdtempSync(join(tmpdir(), 'hormiga-log-'));
    writeTestSite(join(folder, 'client'));
    writeFileSync(join(folder, 'variants.json'), '{}');
    const port = await freePort();
    const { main } = await bundleServer();
    const log = openSync(file, 'a');
    const child = spawn(process.execPath, [main], {
      stdio: ['ignore', log, log],
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        HOST: '127.0.0.1',
        START_BANNER: '1',
        TRUST_PROXY: '1',
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: await createPostgresDatabase(migratedTemplate),
        CLIENT_DIR: join(folder, 'client'),
      },
    });
    onTestFinished(() => {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    });
    const url = `http://127.0.0.1:${port}`;
    const statusOf = (path: string) =>
      fetch(url + path)
        .then(({ status }) => status)
        .catch(() => 0);
    await expect.poll(() => statusOf('/readyz'), { timeout: 120_000 }).toBe(200);
    const { write } = sender((body, from) =>
      fetch(url + createTicket.path, { method: 'POST', body, headers: { 'x-forwarded-for': from } }),
    );
    const stop = async () => {
      child.kill('SIGTERM');
      await expect.poll(() => child.exitCode).not.toBeNull();
      return child.exitCode;
    };
    return { write, statusOf, stop };
  }

  it('stops nothing, from the start on', async () => {
    const site = await startWithLog('/dev/full');
    for (let n = 0; n < 300; n++) expect(await site.statusOf('/contact/es')).toBe(200);
    expect(await site.write(3)).toEqual(new Set([200]));
    expect(await site.stop()).toBe(0);
  });

  it.skipIf(!canMountDisks)('is written again when there is space, with whole lines', async () => {
    const disk = mountSmallDisk(2);
    const file = join(disk.folder, 'site.log');
    const site = await startWithLog(file);
    const lines = () =>
      readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .filter((line) => line.startsWith('{'));
    expect(await site.statusOf('/contact/es')).toBe(200);
    await expect.poll(() => lines().join()).toContain('/contact/es');

    disk.fill();
    for (let n = 0; n < 300; n++) expect(await site.statusOf('/meet/book/es')).toBe(200);
    expect(await site.write(3)).toEqual(new Set([200]));
    disk.empty();
    expect(await site.statusOf('/help/es')).toBeGreaterThan(0);
    await expect.poll(() => lines().join()).toContain('/help/es');
    expect(await site.stop()).toBe(0);
    // What happened meanwhile waited in memory.
    const requests = lines().map((line) => JSON.parse(line));
    expect(requests.filter(({ path }) => path === '/meet/book/es')).toHaveLength(300);
  });
});
