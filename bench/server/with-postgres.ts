import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresPassword, runPostgres } from '../../src/database/testing-postgres-process.ts';
import { freePort } from '../../tests/support/free-port.ts';

/** Does something with the address of a PostgreSQL of its own, which is gone afterwards. */
export async function withPostgres<Result>(
  { durable }: { readonly durable: boolean },
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-postgres-'));
  const port = await freePort();
  const stop = await runPostgres(folder, port, { durable });
  try {
    return await work(`postgresql://postgres:${postgresPassword}@127.0.0.1:${port}/postgres`);
  } finally {
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
}
