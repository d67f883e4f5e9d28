import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { success } from '../../contracts/envelope.ts';
import { isAlive, isReady } from '../../contracts/health.ts';
import type { Database, Db } from '../../database/database.ts';
import { rowsOf } from '../../database/database.ts';
import type { App } from '../app-context.ts';
import { mountCallWithoutInput } from '../calls/mount-call.ts';
import type { Config } from '../config/config.ts';
import { CallError } from '../errors/call-error.ts';
import { type CheckBounds, cachedCheck } from './cached-check.ts';
import type { Storage, StorageProblem } from './storage.ts';

/** Anyone can read these, so they name no folder. */
const storageProblems: Readonly<Record<StorageProblem, string>> = {
  full: 'No space is left for files',
  unwritable: 'Files cannot be written',
  silent: 'The disk does not answer',
};

export interface HealthDeps {
  readonly database: Database;
  /** Omitted: nothing is written to disk. */
  readonly storage: Storage | undefined;
  readonly isStopping: () => boolean;
  readonly bounds?: CheckBounds;
}

export function mountHealth(app: App, config: Config, { database, storage, isStopping, bounds }: HealthDeps): void {
  // The embedded database writes to DATA_DIR, which has its own check.
  const canWrite = async () => database.kind === 'embedded' || (await succeeds(expectWritable(database.db)));
  const isDatabaseWritable = cachedCheck({ check: canWrite, first: true, late: false, bounds });

  mountCallWithoutInput(app, config, isAlive, () => success({}));
  mountCallWithoutInput(app, config, isReady, async () => {
    if (isStopping()) throw notReady('The server is stopping');
    if (!(await succeeds(database.ping()))) throw notReady('The database does not answer');
    if (!(await isDatabaseWritable())) throw notReady('The database cannot be written to');
    const problem = await storage?.problem();
    if (problem) throw notReady(storageProblems[problem]);
    return success({});
  });
}

const notReady = (description: string) => new CallError('notReady', { description });

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

/**
 * Rejects while PostgreSQL responds but cannot write: a standby, a read-only database (as hosting companies set it when
 * a disk is full), or a full disk. For the last, the query returns more rows than fit into its working memory, which
 * makes it write a temporary file of 140 kB: it needs no table, and leaves nothing behind.
 */
export async function expectWritable(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const [state] = await rowsOf(
      tx,
      z.object({ isReadOnly: z.boolean() }),
      sql`select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly"`,
    );
    if (state?.isReadOnly) throw new Error('The database is read-only');
    await tx.execute(sql`set local work_mem = '64kB'`);
    await tx.execute(sql`select count(*) from generate_series(1, 10000)`);
  });
}
