import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import type { Database } from './database.ts';
import { onPglite } from './embedded.ts';
import { openDatabase } from './open-database.ts';
import { borrowPglite } from './testing-lent-pglite.ts';
import { migratedTemplate, migrationsDir } from './testing-migrations.ts';

const kinds = ['embedded', 'postgres'] as const satisfies readonly Database['kind'][];

/** For `describe.each`: tests run on both databases, unless a run selects one of them. */
export const databaseKinds = kinds.filter((kind) => kind === (process.env.TEST_DATABASE ?? kind));

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
