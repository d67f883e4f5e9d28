import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { referencedFiles, stillReferenced } from '#features/backup/server/referenced-files.ts';
import type { Database, Db } from '#platform/database/database.ts';
import type { Config } from '#platform/server/config/config.ts';
import { attachmentsFolder } from '#platform/server/data-folders.ts';
import type { Concern } from '#platform/server/health/concerns.ts';
import type { Log } from '#platform/server/logging/log.ts';
import { gauge } from '#platform/server/metrics/family.ts';
import { startRegularWork, waitBriefly } from '#platform/server/timing.ts';
import { msPerMinute } from '#site/durations.ts';

/** How many files the database names that are not in the folder. */
export async function countMissingFiles(db: Db, folder: string): Promise<number> {
  const present = new Set(await readdir(folder).catch(noneIfThereIsNoFolder));
  const missing: string[] = [];
  for await (const files of referencedFiles(db)) {
    for (const file of files) if (!present.has(file) && !(await exists(join(folder, file)))) missing.push(file);
  }
  // A ticket that was deleted in the meantime took its files with it.
  return (await stillReferenced(db, missing)).length;
}

function noneIfThereIsNoFolder(error: unknown): string[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}

/** One that was saved since the folder was read. */
const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

const checkEvery = 15 * msPerMinute;

/**
 * Checks now and regularly whether DATA_DIR has the files that the database names. It lacks them if it was not copied
 * with the database, is not mounted, or if another one is set.
 */
export function watchMissingFiles(
  { dataDir }: Pick<Config, 'dataDir'>,
  { db }: Pick<Database, 'db'>,
  log: Log,
): Concern {
  let missing: number | undefined;
  const text = () =>
    missing ? `${missing} attached ${missing === 1 ? 'file is' : 'files are'} not in DATA_DIR.` : undefined;
  const checking = startRegularWork({
    every: checkEvery,
    async work() {
      const before = missing;
      missing = await countMissingFiles(db, attachmentsFolder(dataDir));
      if (missing > 0 && missing !== before)
        log.error({ missing }, 'attached files are not in DATA_DIR: is it that of this database, and mounted?');
      if (missing === 0 && before) log.info('all attached files are in DATA_DIR again');
    },
    log,
    failure: 'whether DATA_DIR has all attached files could not be checked',
  });
  return {
    alert: 'attachments',
    text,
    over: 'All attached files are in DATA_DIR again.',
    families: [
      gauge(
        'hormiga_attachments_missing',
        'Files that the database names and that are not in DATA_DIR.',
        () => missing,
      ),
    ],
    stop: () => waitBriefly(checking.stop()),
  };
}
