import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
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
  const [postgres] = await Promise.all([runPostgres({ tended: false }), prepareEmptyPglite()]);
  project.provide('postgresUrl', postgres.url);
  // Inside the project, so that the bundle finds its packages.
  const serverBundle = `node_modules/.cache/hormiga/server-${process.pid}`;
  project.provide('serverBundle', serverBundle);
  return async () => {
    await postgres.stop();
    await rm(serverBundle, { recursive: true, force: true });
  };
}
