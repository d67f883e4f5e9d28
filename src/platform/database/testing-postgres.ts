import { rm } from 'node:fs/promises';
import { relative } from 'node:path';
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

/** What opens a database or a server. */
const withData = /^(src\/app\/|tests\/)|\/(server|database)\//;

/** One real PostgreSQL for a test run that may need it; each test file creates a separate database on it. */
export default async function startPostgres(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!(await mayNeedPostgres(project))) return undefined;
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

/** Whether one of the files that were asked for opens a database. Vitest has no public way to say which they are. */
async function mayNeedPostgres(project: TestProject): Promise<boolean> {
  const named: unknown = Reflect.get(project.vitest, 'filenamePattern');
  const { testFiles } = await project.globTestFiles(Array.isArray(named) ? named.map(String) : undefined);
  return testFiles.some((file) => withData.test(relative(project.config.root, file)));
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
