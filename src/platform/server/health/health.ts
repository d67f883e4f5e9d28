import { access, constants, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { isAlive, isReady } from '../../contracts/call.ts';
import { success } from '../../contracts/envelope.ts';
import {
  dataEntries,
  dataFolderError,
  isFullDisk,
  makeDataFolder,
  restrictToOwner,
} from '../../database/data-folder.ts';
import { type Database, type Db, rowsOf } from '../../database/database.ts';
import { sqlErrorCode } from '../../database/database-error.ts';
import type { App } from '../app-context.ts';
import { mountCallWithoutInput } from '../calls/mount-call.ts';
import type { Config } from '../config/config.ts';
import { writeSafely } from '../data-folders.ts';
import { CallError } from '../errors/call-error.ts';
import type { Log } from '../logging/log.ts';
import { type Family, gauge } from '../metrics/family.ts';
import { withTimeout } from '../timing.ts';
import type { Concern } from './concerns.ts';

/** All in milliseconds. */
interface CheckBounds {
  /** A result is reused for this long. */
  readonly fresh: number;
  /** A caller waits this long for a running check, and then gets the previous result. */
  readonly patience: number;
  /** A check that takes this long has failed: before that, a busy disk or process is only slow. */
  readonly longest: number;
}

const usual: CheckBounds = { fresh: 5_000, patience: 2_000, longest: 30_000 };

interface CachedCheck<Result> {
  /** Must not reject. */
  readonly check: () => Promise<Result>;
  /** The result until the first check has ended. */
  readonly first: Result;
  /** The result while a check does not end. */
  readonly late: Result;
  readonly bounds?: CheckBounds | undefined;
}

/** Runs a check at intervals, one at a time: a service that does not respond must not be asked again and again. */
export function cachedCheck<Result>({ check, first, late, bounds = usual }: CachedCheck<Result>) {
  let last = first;
  let endedAt = Number.NEGATIVE_INFINITY;
  let running: { readonly since: number; readonly ended: Promise<void> } | undefined;

  async function run(): Promise<void> {
    last = await check();
    endedAt = performance.now();
    running = undefined;
  }

  return async (): Promise<Result> => {
    if (performance.now() - endedAt < bounds.fresh) return last;
    running ??= { since: performance.now(), ended: run() };
    const { since, ended } = running;
    const left = bounds.patience - (performance.now() - since);
    if (left > 0) await withTimeout(left, ended).catch(() => undefined);
    return running && performance.now() - since >= bounds.longest ? late : last;
  };
}

/** Why files cannot be written. `silent`: the disk does not respond, as with a network file system. */
export type StorageProblem = 'full' | 'unwritable' | 'silent';

export interface Storage {
  /** Undefined: files can be written. Checks at most every few seconds, however often it is called. Never rejects. */
  problem(): Promise<StorageProblem | undefined>;
  /** The result of the last check. */
  readonly families: readonly Family[];
}

interface Found {
  readonly problem?: StorageProblem;
  readonly code?: string | undefined;
}

/** Random, since some disks compress, and larger than what a file system stores within the directory entry. */
const sample = crypto.getRandomValues(new Uint8Array(64 * 1024));

/**
 * Creates DATA_DIR, closes it to other users and writes to it, before anything is stored there. Throws a
 * DataFolderError. With PostgreSQL a full disk does not prevent a start: everything but files works, and `/readyz`
 * reports it.
 */
export async function prepareStorage({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>, log: Log) {
  try {
    makeDataFolder(dataDir);
    restrictToOwner(dataDir, (text) => log.warn(text));
    await tryToWrite(dataDir);
  } catch (error) {
    const explained = dataFolderError(dataDir, error);
    if (!databaseUrl || !explained.isFull) throw explained;
    log.error({ err: explained }, 'no space is left for files: the server starts, but is not ready');
  }
}

/** Checks whether DATA_DIR is writable. */
export function watchStorage({ dataDir }: Pick<Config, 'dataDir'>, log: Log, bounds?: CheckBounds): Storage {
  let last: StorageProblem | undefined;
  let hasTried = false;
  let freeBytes: number | undefined;

  async function tryOnce(): Promise<Found> {
    try {
      const { bavail, bsize, blocks } = await statfs(dataDir);
      // Some network file systems do not report their size.
      freeBytes = blocks === 0 ? undefined : bavail * bsize;
      await tryToWrite(dataDir);
      return {};
    } catch (error) {
      const code = sqlErrorCode(error);
      return { problem: isFullDisk(code) ? 'full' : 'unwritable', code };
    }
  }
  const check = cachedCheck<Found>({ check: tryOnce, first: {}, late: { problem: 'silent' }, bounds });

  return {
    async problem() {
      const { problem, code } = await check();
      if (problem && problem !== last) log.error({ problem, code }, 'files cannot be written to DATA_DIR');
      if (!problem && last) log.info('files can be written to DATA_DIR again');
      last = problem;
      hasTried = true;
      return problem;
    },
    families: [
      gauge('hormiga_storage_writable', '1: files could be written to DATA_DIR at the last try.', () => {
        return hasTried ? Number(!last) : undefined;
      }),
      gauge('hormiga_storage_free_bytes', 'Free space on the disk of DATA_DIR at the last try.', () => freeBytes),
    ],
  };
}

/** Writes a small file into DATA_DIR, and into those of its folders that are mounted separately, and removes it. */
async function tryToWrite(dataDir: string): Promise<void> {
  const { database, attachments, mail, writeCheck } = dataEntries;
  const tried = new Set<number>();
  for (const folder of [dataDir, ...[database, attachments, mail].map((name) => join(dataDir, name))]) {
    const found = await stat(folder).catch((error: unknown) => {
      if (folder === dataDir) throw error;
    });
    if (!found) continue;
    await access(folder, constants.W_OK);
    if (tried.has(found.dev)) continue;
    tried.add(found.dev);
    await writeAndRemove(join(folder, writeCheck));
  }
}

async function writeAndRemove(path: string): Promise<void> {
  try {
    await writeSafely(path, sample, 'w');
  } finally {
    // Several servers may share the folder, so another one may have removed the file.
    await rm(path, { force: true }).catch(() => undefined);
  }
}

/** Anyone can read these, so they name no folder. */
const storageProblems: Readonly<Record<StorageProblem, string>> = {
  full: 'No space is left for files',
  unwritable: 'Files cannot be written',
  silent: 'The disk does not answer',
};

interface HealthDeps {
  readonly database: Database;
  /** Omitted: nothing is written to disk. */
  readonly storage: Storage | undefined;
  /** What does not keep the server from serving. */
  readonly concerns?: readonly Pick<Concern, 'text'>[] | undefined;
  readonly isStopping: () => boolean;
  readonly bounds?: CheckBounds;
}

export function mountHealth(
  app: App,
  config: Config,
  { database, storage, concerns = [], isStopping, bounds }: HealthDeps,
): void {
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
    return success({ warnings: concerns.flatMap(({ text }) => text() ?? []) });
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
