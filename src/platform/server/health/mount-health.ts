import { success } from '../../contracts/envelope.ts';
import { isAlive, isReady } from '../../contracts/health.ts';
import type { Database } from '../../database/database.ts';
import { expectWritable } from '../../database/expect-writable.ts';
import type { App } from '../app-context.ts';
import { mountCallWithoutInput } from '../calls/mount-call.ts';
import type { Config } from '../config/config.ts';
import { CallFault } from '../errors/call-fault.ts';
import { type CheckBounds, cachedCheck } from './cached-check.ts';
import type { Storage, StorageProblem } from './storage.ts';

/** Anybody may read these, so they name no folder. */
const storageProblems: Readonly<Record<StorageProblem, string>> = {
  full: 'No space is left for files',
  unwritable: 'Files cannot be written',
  silent: 'The disk does not answer',
};

export interface HealthDeps {
  readonly database: Database;
  /** Left out: nothing is written to a disk. */
  readonly storage: Storage | undefined;
  readonly isStopping: () => boolean;
  readonly bounds?: CheckBounds;
}

export function mountHealth(app: App, config: Config, { database, storage, isStopping, bounds }: HealthDeps): void {
  // An embedded database writes to DATA_DIR, which is tried by itself.
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

const notReady = (description: string) => new CallFault('notReady', { description });

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
