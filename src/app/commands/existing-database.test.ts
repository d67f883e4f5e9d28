import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMissingAddresses } from '#features/monitoring/server/missing-addresses.ts';
import type { Database } from '#platform/database/database.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { markAsServed, siteSecretOf } from '#platform/database/site-secrets.ts';
import { bothDatabases, createPostgresDatabase, openTestDatabase } from '#platform/database/testing.ts';
import { migratedTemplate, migrationsDir } from '#platform/database/testing-migrations.ts';
import { unpackEmptyPglite } from '#platform/database/testing-pglite.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { runCommand } from './run-command.ts';
import { runOnDatabase } from './run-on-database.ts';
import { testCommandContext } from './testing-command-context.ts';

const folder = mkdtempSync(join(tmpdir(), 'hormiga-existing-'));
const backedUp = join(folder, 'backed-up');
let counter = 0;
const newName = () => join(folder, `data-${++counter}`);

beforeAll(async () => {
  const source = await openTestDatabase('embedded');
  await markAsServed(source.db);
  await addMissingAddresses(source.db, [{ path: '/saved', hits: 1, lastSeen: new Date(), language: 'en' }]);
  await runCommand({ name: 'backup', args: [backedUp] }, testCommandContext(source.db));
  await source.close();
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(env: Readonly<Record<string, string>>, name: string, ...args: readonly string[]) {
  const notices: string[] = [];
  const notice = (text: string) => void notices.push(text);
  const result = await runOnDatabase(readConfig(env), { name, args: [...args] }, { notice, patience: 0 }).catch(
    (error: unknown) => ({ exitCode: 1, output: '', errors: String(error) }),
  );
  return { ...result, notices: notices.join('\n') };
}

/** A database with tables and without a row: what a command without settings used to leave behind. */
async function emptyData(kind: Database['kind']): Promise<Record<string, string>> {
  const dataDir = newName();
  if (kind === 'embedded') {
    await unpackEmptyPglite(dataDir);
    return { DATA_DIR: dataDir };
  }
  return { DATA_DIR: dataDir, DATABASE_URL: await createPostgresDatabase(migratedTemplate) };
}

const optionsOf = ({ DATA_DIR = '', DATABASE_URL: url }: Readonly<Record<string, string>>) => ({
  dataDir: DATA_DIR,
  url,
  migrationsDir,
});

async function withDatabase(env: Readonly<Record<string, string>>, work: (database: Database) => Promise<unknown>) {
  const database = await openDatabase(optionsOf(env));
  await work(database);
  await database.close();
}

async function query(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

async function schemasOf(url: string): Promise<unknown[]> {
  const rows = await query(url, `select nspname from pg_namespace where nspname !~ '^(pg_|information_schema)'`);
  return rows.map(({ nspname }) => nspname);
}

const readers = ['tickets', 'payments', 'meetings', 'outbox', 'missing'] as const;
const target = () => join(folder, `backup-${++counter}`);

describe('a command without a database', () => {
  it.each([...readers, 'backup'])('%s fails, and creates nothing', async (name) => {
    const dataDir = newName();
    const args = name === 'backup' ? [target()] : [];
    const refused = await run({ DATA_DIR: dataDir }, name, ...args);
    expect(refused).toMatchObject({ exitCode: 1, output: '' });
    expect(refused.errors).toMatch(new RegExp(`There is no database in DATA_DIR=${dataDir}\\.[\\s\\S]*--env-file`));
    expect([existsSync(dataDir), ...args.map((path) => existsSync(path))]).not.toContain(true);
  });

  it('leaves a folder that only holds attachments as it is', async () => {
    const dataDir = newName();
    mkdirSync(join(dataDir, 'attachments'), { recursive: true });
    expect(await run({ DATA_DIR: dataDir }, 'tickets')).toMatchObject({ exitCode: 1 });
    expect(readdirSync(dataDir)).toEqual(['attachments']);
  });

  it('leaves a PostgreSQL without our tables as it is', async () => {
    const DATABASE_URL = await createPostgresDatabase();
    for (const [name, args] of [['tickets', []] as const, ['backup', [target()]] as const]) {
      const refused = await run({ DATABASE_URL }, name, ...args);
      expect(refused).toMatchObject({
        exitCode: 1,
        errors: expect.stringContaining('There are no tables of the site'),
      });
      expect(refused.errors).not.toMatch(/postgres:[^@]*@/);
    }
    expect(await schemasOf(DATABASE_URL)).toEqual(['public']);
  });
});

describe.each(bothDatabases)('a command on %s', (kind) => {
  /** Opening the embedded database once for each command takes seconds, so one of the four tests does it every time. */
  const slowIfEmbedded = { timeout: 120_000, tags: kind === 'embedded' ? ['system'] : [] };

  it('fails if no site was ever started, and says which database it is', slowIfEmbedded, async () => {
    const env = await emptyData(kind);
    await withDatabase(env, ({ db }) => siteSecretOf(db, 'sandbox'));
    for (const name of ['tickets', 'payments']) {
      const refused = await run({ ...env, PAYMENTS: 'sandbox' }, name);
      expect(refused).toMatchObject({ exitCode: 1, output: '', errors: expect.stringContaining('database is empty') });
    }
    const path = target();
    expect(await run(env, 'backup', path)).toMatchObject({ exitCode: 1, output: '' });
    expect(existsSync(path)).toBe(false);
  });

  it('finds nothing in a new site, which is no failure, and names the database it used', slowIfEmbedded, async () => {
    const env = await emptyData(kind);
    await withDatabase(env, ({ db }) => markAsServed(db));
    expect(await run(env, 'tickets')).toMatchObject({
      exitCode: 0,
      output: 'There is no ticket.\n',
      notices: expect.stringMatching(
        kind === 'embedded' ? /^Database: embedded .*data-\d+$/ : /^Database: PostgreSQL at/,
      ),
    });
    const path = target();
    expect(await run(env, 'backup', path)).toMatchObject({ exitCode: 0, errors: '' });
    const { database } = JSON.parse(readFileSync(join(path, 'manifest.json'), 'utf8'));
    expect(database).toMatch(kind === 'embedded' ? /^embedded PGlite in / : /^PostgreSQL at 127\.0\.0\.1:\d+\/\w+$/);
  });

  it('restores into an empty database, with PAYMENTS=sandbox too, and into no other', {
    tags: 'system',
    timeout: 120_000,
  }, async () => {
    const env = { ...(await emptyData(kind)), PAYMENTS: 'sandbox' };
    expect(await run(env, 'restore', backedUp)).toMatchObject({ exitCode: 0, errors: '' });
    expect((await run(env, 'missing')).output).toContain('/saved');
    const refused = await run(env, 'restore', backedUp);
    expect(refused).toMatchObject({ exitCode: 1, errors: expect.stringContaining('not empty') });
  });

  it('restores if there are no tables yet, after checking that the backup is complete', slowIfEmbedded, async () => {
    const url = kind === 'postgres' ? await createPostgresDatabase() : undefined;
    const env = { PAYMENTS: 'sandbox', DATA_DIR: newName(), ...(url && { DATABASE_URL: url }) };
    const broken = newName();
    cpSync(backedUp, broken, { recursive: true });
    writeFileSync(join(broken, 'tables/ticket.jsonl'), '{}');
    expect(await run(env, 'restore', broken)).toMatchObject({ exitCode: 1 });
    expect(await run(env, 'restore', newName())).toMatchObject({ exitCode: 1 });
    expect(existsSync(env.DATA_DIR)).toBe(false);
    if (url) expect(await schemasOf(url)).toEqual(['public']);
    const done = await run(env, 'restore', backedUp);
    expect(done).toMatchObject({ exitCode: 0, errors: '', notices: expect.stringContaining('Database: ') });
    expect((await run(env, 'missing')).output).toContain('/saved');
  });
});

it('a backup is not restored into a PostgreSQL with other tables', async () => {
  const DATABASE_URL = await createPostgresDatabase();
  await query(DATABASE_URL, 'create table invoice (id int)');
  const refused = await run({ DATABASE_URL }, 'restore', backedUp, '--replace');
  expect(refused).toMatchObject({ exitCode: 1, errors: expect.stringContaining('not of the site, such as invoice') });
  expect(await schemasOf(DATABASE_URL)).toEqual(['public']);
});

describe('a command of one version and tables of another', () => {
  it('migrates no tables of an older version, which servers may still use; a backup still works', async () => {
    const older = newName();
    cpSync(migrationsDir, older, { recursive: true });
    const journal = join(older, 'meta/_journal.json');
    const { entries, ...more } = JSON.parse(readFileSync(journal, 'utf8'));
    writeFileSync(journal, JSON.stringify({ ...more, entries: entries.slice(0, -1) }));
    const env = await emptyData('postgres');
    await withDatabase(env, async ({ db }) => {
      await addMissingAddresses(db, [{ path: '/old', hits: 1, lastSeen: new Date(), language: 'en' }]);
      await db.execute(sql`delete from drizzle.__drizzle_migrations where created_at = ${entries.at(-1).when}`);
    });
    const refused = await run(env, 'missing');
    expect(refused).toMatchObject({ exitCode: 1, errors: expect.stringContaining('older version than this program') });
    const path = target();
    expect(await run(env, 'backup', path)).toMatchObject({ exitCode: 0, errors: '' });
    expect(JSON.parse(readFileSync(join(path, 'manifest.json'), 'utf8')).migration).toBe(String(entries.at(-2).when));
    expect((await run({ ...env, MIGRATIONS_DIR: older }, 'missing')).output).toContain('/old');
  });

  it('works on tables of a newer version, as an older server does, and says so', async () => {
    const env = await emptyData('postgres');
    await withDatabase(env, async ({ db }) => {
      await markAsServed(db);
      await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`);
    });
    const { exitCode, notices } = await run(env, 'tickets');
    expect([exitCode, notices]).toEqual([0, expect.stringContaining('newer version of the site than this program')]);
  });
});
