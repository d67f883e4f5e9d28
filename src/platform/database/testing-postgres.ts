import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from './open-database.ts';
import { migratedTemplate, migrationsDir } from './testing-migrations.ts';
import { prepareEmptyPglite } from './testing-pglite.ts';
import { runPostgres } from './testing-postgres-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** Where the first test that starts a server leaves its bundle, for the whole run. */
    serverBundle: string;
  }
}

/** One real PostgreSQL for a whole test run; each test file creates a separate database on it. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const [postgres] = await Promise.all([runPostgres({ autovacuum: false }), prepareEmptyPglite()]);
  await prepareTemplate(postgres.url);
  project.provide('postgresUrl', postgres.url);
  // Inside the project, so that the bundle finds its packages.
  const serverBundle = `node_modules/.cache/hormiga/server-${process.pid}`;
  project.provide('serverBundle', serverBundle);
  return async () => {
    await postgres.stop();
    await rm(serverBundle, { recursive: true, force: true });
  };
}

/** Migrating takes a second, copying a migrated database a fifth of that. */
async function prepareTemplate(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${migratedTemplate}`);
  await client.end();
  const url = new URL(server);
  url.pathname = migratedTemplate;
  await (await openDatabase({ url: url.href, dataDir: '', migrationsDir })).close();
}
