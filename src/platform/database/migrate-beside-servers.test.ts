import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, expect, it } from 'vitest';
import { appliedVersion, knownVersions } from './apply-migrations.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { siteLimits } from './postgres-client.ts';
import { createPostgresDatabase } from './testing.ts';
import { migratedTemplate, migrationsAnd } from './testing-migrations.ts';

const folder = mkdtempSync(join(tmpdir(), 'hormiga-migrate-'));
afterAll(() => rmSync(folder, { recursive: true }));

const open: { end(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.end()));
});

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, lock_timeout: siteLimits.lock });
  await client.connect();
  open.push(client);
  return client;
}

/** Starts the next version of the site on a database of this one. Resolves when its migration waits for a lock. */
async function startNext(url: string, migrationsDir: string) {
  const watch = await connect(url);
  const opened = openDatabase({ url, dataDir: '', migrationsDir });
  opened.then(
    (database) => open.push({ end: () => database.close() }),
    () => undefined,
  );
  const waiting = `select from pg_locks where database = (select oid from pg_database where datname = current_database())
    and mode = 'AccessExclusiveLock' and not granted`;
  const isWaiting = async () => (await watch.query(waiting)).rowCount;
  await expect.poll(isWaiting, { interval: 20 }).toBeGreaterThan(0);
  return { opened };
}

const versionOf = ({ db }: Database) => appliedVersion(db);

it('a migration that waits for a backup lets visitors go first', async () => {
  const dir = migrationsAnd('0999_rating', 'alter table ticket add column rating integer', join(folder, 'rating'));
  const url = await createPostgresDatabase(migratedTemplate);
  const [backup, visitor] = [await connect(url), await connect(url)];
  await backup.query('begin; select count(*) from ticket');
  const { opened } = await startNext(url, dir);
  // Fails if it has to wait for the backup, too.
  for (let n = 0; n < 3; n++) await visitor.query('select name from ticket');
  await backup.query('commit');
  expect(await versionOf(await opened)).toBe(knownVersions(dir).at(-1));
});

it('a migration and a server that wait for each other both get through', async () => {
  const statements =
    'alter table ticket add column a integer;--> statement-breakpoint\nalter table quote add column b integer';
  const dir = migrationsAnd('0999_both', statements, join(folder, 'both'));
  const url = await createPostgresDatabase(migratedTemplate);
  const server = await connect(url);
  await server.query('begin; select count(*) from quote');
  const { opened } = await startNext(url, dir);
  // PostgreSQL chooses which of them fails; a server answers 503 then, and is asked again.
  await server.query('select name from ticket').catch(() => undefined);
  await server.query('rollback');
  expect(await versionOf(await opened)).toBe(knownVersions(dir).at(-1));
});

it('a migration that fails is named, and the earlier ones of the same upgrade stay', async () => {
  const first = migrationsAnd('0998_first', 'alter table ticket add column a integer', join(folder, 'first'));
  const broken = migrationsAnd('0999_broken', 'alter table ticket add column a integer', join(folder, 'broken'), first);
  const url = await createPostgresDatabase(migratedTemplate);
  await expect(openDatabase({ url, dataDir: '', migrationsDir: broken })).rejects.toThrow(
    /The migration 0999_broken cannot be applied: column "a" of relation "ticket" already exists\.\n- Nothing of it was applied/,
  );
  const again = await openDatabase({ url, dataDir: '', migrationsDir: first });
  open.push({ end: () => again.close() });
  expect(await versionOf(again)).toBe(knownVersions(first).at(-1));
});
