import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { emptyPgliteFile, prepareEmptyPglite } from '../../src/database/testing-pglite.ts';

const run = promisify(execFile);

/** Before the first test: the unit tests leave it behind, where they ran. */
export default prepareEmptyPglite;

/** Spares a server the making of its database, which takes twice as long as all else that it does to start. */
export async function unpackEmptyDatabase(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'database');
  await mkdir(folder);
  // Where there is no tar, the server makes its own.
  await run('tar', ['-xf', emptyPgliteFile(), '-C', folder]).catch(() => rm(folder, { recursive: true }));
}
