// @module-tag servers
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listNewestTickets } from '../../src/features/tickets/server/store/find-tickets.ts';
import { ticketApp } from '../../src/features/tickets/server/testing-tickets.ts';
import type { Database, Db } from '../../src/platform/database/database.ts';
import { dumpTables } from '../../src/platform/database/dump-tables.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { longLimits, siteLimits } from '../../src/platform/database/postgres-client.ts';
import { createPostgresDatabase } from '../../src/platform/database/testing.ts';
import { migrationsDir } from '../../src/platform/database/testing-migrations.ts';
import { hasPgBouncer, type PgBouncer, startPgBouncer } from '../../src/platform/database/testing-pgbouncer.ts';

if (!hasPgBouncer) console.warn('PgBouncer is not installed (Debian package pgbouncer): nothing is tried behind it.');

/** Startup parameters that PgBouncer can be configured to ignore. */
const startParameters = 'lock_timeout,statement_timeout,idle_in_transaction_session_timeout';

describe.skipIf(!hasPgBouncer).each([
  ['that refuses the parameters of a connection', []],
  ['that ignores the parameters of a connection', [`ignore_startup_parameters = ${startParameters}`]],
] as const)('servers behind a PgBouncer in transaction mode %s', (_, settings) => {
  const servers: Database[] = [];
  let pgBouncer: PgBouncer;
  let open: () => Promise<Database>;
  beforeAll(async () => {
    // Fewer connections than servers: servers that wait must not take one from the server whose turn it is.
    pgBouncer = await startPgBouncer(await createPostgresDatabase(), ['default_pool_size = 2', ...settings]);
    open = async () => {
      const server = await openDatabase({ url: pgBouncer.url, dataDir: '', migrationsDir, pool: { size: 4 } });
      servers.push(server);
      return server;
    };
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await pgBouncer.stop();
  });

  it('migrate once when five start at the same time, and leave no lock behind', async () => {
    const [first] = await Promise.all(Array.from({ length: 5 }, open));
    const applied = await first?.db.execute(sql`select count(*)::int as n, count(distinct hash)::int as d
      from drizzle.__drizzle_migrations`);
    const { entries } = JSON.parse(readFileSync(`${migrationsDir}/meta/_journal.json`, 'utf8'));
    expect(applied).toMatchObject({ rows: [{ n: entries.length, d: entries.length }] });
    const locks = await first?.db.execute(sql`select count(*)::int as n from pg_locks
      where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`);
    expect(locks).toMatchObject({ rows: [{ n: 0 }] });
    await (await open()).ping();
  });

  it('apply their limits in every transaction, and leave none on the connection', async () => {
    const { db, maintenance } = await open();
    const limitsOf = (tx: Pick<Db, 'execute'>) =>
      tx.execute(sql`select setting::int as ms from pg_settings where name in
        ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout') order by name`);
    const shown = ({ lock, statement, idleInTransaction }: typeof siteLimits) => ({
      rows: [{ ms: idleInTransaction }, { ms: lock }, { ms: statement }],
    });
    expect(await db.transaction(limitsOf)).toMatchObject(shown(siteLimits));
    expect(await maintenance.transaction(limitsOf)).toMatchObject(shown(longLimits));
    const outside = await Promise.all(Array.from({ length: 8 }, () => db.execute(sql`show statement_timeout`)));
    expect(outside).toMatchObject(outside.map(() => ({ rows: [{ statement_timeout: '0' }] })));
  });

  it('accept simultaneous tickets, and can be backed up meanwhile', async () => {
    const apps = servers.map((server) => ticketApp(server));
    const files = [new File(['Hola'], 'a.txt')];
    const sending = Array.from({ length: 30 }, (_, n) => apps[n % apps.length]?.send({ attachments: files }));
    const rows = new Map<string, number>();
    const server = await open();
    const dumping = dumpTables(server.db, async (table, lines) => {
      rows.set(table, (rows.get(table) ?? 0) + lines.length);
    });
    expect((await Promise.all(sending)).map((sent) => sent?.status)).toEqual(sending.map(() => 200));
    expect((await dumping).tables.length).toBe(rows.size);
    const stored = await listNewestTickets(server.db, 100);
    expect(stored.length).toBeGreaterThanOrEqual(sending.length);
  });
});
