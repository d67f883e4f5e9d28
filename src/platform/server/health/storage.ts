import { access, constants, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import {
  dataEntries,
  dataFolderError,
  isFullDisk,
  makeDataFolder,
  restrictToOwner,
} from '../../database/data-folder.ts';
import { sqlErrorCode } from '../../database/database-error.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../logging/log.ts';
import type { Family } from '../metrics/family.ts';
import { gauge } from '../metrics/family.ts';
import { writeSafely } from '../write-safely.ts';
import { type CheckBounds, cachedCheck } from './cached-check.ts';

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
export async function prepareStorage(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: Log,
): Promise<void> {
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
