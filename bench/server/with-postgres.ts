import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runPostgres } from '../../src/platform/database/testing-postgres-process.ts';

/** Does something with the address of a PostgreSQL of its own, which is gone afterwards. */
export async function withPostgres<Result>(
  { durable }: { readonly durable: boolean },
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-postgres-'));
  const postgres = await runPostgres(folder, { durable });
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
