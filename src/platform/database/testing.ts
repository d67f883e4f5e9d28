import { createHash, randomBytes } from 'node:crypto';
import { relative } from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject } from 'vitest';
import type { Database } from './database.ts';
import { onPglite } from './embedded.ts';
import { openDatabase } from './open-database.ts';
import { borrowPglite } from './testing-lent-pglite.ts';
import { migratedTemplate, migrationsDir } from './testing-migrations.ts';

const kinds = ['embedded', 'postgres'] as const satisfies readonly Database['kind'][];

/** `embedded`, `postgres`, or what `databaseKinds` explains. */
const selected = process.env['TEST_DATABASE'];

/** For `describe.each` of tests of the database itself, of races and of failures. A run may select one of them. */
export const bothDatabases = kinds.some((kind) => kind === selected)
  ? kinds.filter((kind) => kind === selected)
  : kinds;

/**
 * For `describe.each` of other tests: both databases, as in a run of one file. `npm test` takes one of them for each
 * file (`half`), and `npm run check:system` runs the files again on the other one (`other half`).
 */
export function databaseKinds(): readonly Database['kind'][] {
  if (selected !== 'half' && selected !== 'other half') return bothDatabases;
  const path = relative(process.cwd(), expect.getState().testPath ?? '').replaceAll('\\', '/');
  const isEmbedded = createHash('sha256').update(path).digest().readUInt8() % 2 === 0;
  return [isEmbedded === (selected === 'half') ? 'embedded' : 'postgres'];
}

/** An empty, migrated database that nothing else uses. The embedded one is in memory. */
export async function openTestDatabase(kind: Database['kind']): Promise<Database> {
  if (kind === 'embedded') return onPglite(await borrowPglite(), migrationsDir);
  return openDatabase({ url: await createPostgresDatabase(migratedTemplate), dataDir: '', migrationsDir });
}

/** The same for the tests of a file or of a `describe`: it is closed after the last of them. */
export async function databaseForTests(kind: Database['kind']): Promise<Database> {
  const database = await openTestDatabase(kind);
  afterAll(() => database.close());
  return database;
}

/** The URL of a new database on the PostgreSQL of this run: without tables, or as a copy of `template`. */
export async function createPostgresDatabase(template = 'template1'): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  url.pathname = name;
  return url.href;
}
