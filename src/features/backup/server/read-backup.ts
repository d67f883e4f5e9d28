import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#platform/database/database.ts';
import { loadTables } from '#platform/database/dump/load-tables.ts';
import { attachmentsFolder } from '#platform/server/attachments-folder.ts';
import { CommandError } from '#platform/server/commands/command.ts';
import { type Checksum, checksumOf } from './checksum.ts';
import { copyFileSafely } from './copy-file-safely.ts';
import { attachmentFile, type Manifest, readManifest, tableFile } from './manifest.ts';
import { readLines } from './read-lines.ts';

/** Problems that are named, when a whole folder is broken. */
const mostProblems = 20;

/** Compares every file with the manifest. Needs no database and changes nothing. Throws a CommandError. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const found = await readManifest(folder);
  const problems: string[] = [];
  for (const { name, rows, ...sum } of found.tables) {
    problems.push(...(await compare(join(folder, tableFile(name)), sum, rows)));
  }
  for (const { id, ...sum } of found.attachments) {
    problems.push(...(await compare(join(folder, attachmentFile(id)), sum)));
  }
  if (problems.length === 0) return found;
  const unnamed = problems.length - mostProblems;
  throw new CommandError(
    ...problems.slice(0, mostProblems),
    ...(unnamed > 0 ? [`… and ${unnamed} more.`] : []),
    'This backup is not as it was written. Take another one; nothing was changed.',
  );
}

async function compare(path: string, { bytes, sha256 }: Checksum, rows?: number): Promise<string[]> {
  const sum = await checksumOf(path).catch(() => undefined);
  if (!sum) return [`${path} is missing.`];
  if (sum.bytes !== bytes) return [`${path} has ${sum.bytes} bytes instead of ${bytes}.`];
  if (sum.sha256 !== sha256) return [`${path} was changed.`];
  return rows === undefined || sum.lines === rows ? [] : [`${path} has ${sum.lines} rows instead of ${rows}.`];
}

export function countOf({ tables, attachments }: Manifest) {
  return { rows: tables.reduce((sum, { rows }) => sum + rows, 0), files: attachments.length };
}

interface RestoreTarget {
  readonly folder: string;
  readonly dataDir: string;
  readonly replace: boolean;
}

/** Everything is compared with its checksum before anything is touched. */
export async function readBackup(db: Db, { folder, dataDir, replace }: RestoreTarget) {
  const found = await verifyBackup(folder);
  const attachmentsDir = attachmentsFolder(dataDir);
  await loadTables(db, {
    dumped: found,
    linesOf: (table) =>
      found.tables.some(({ name }) => name === table) ? readLines(join(folder, tableFile(table))) : none(),
    replace,
    // Files before their rows, as the site does it.
    async beforeCommit() {
      if (found.attachments.length > 0) await mkdir(attachmentsDir, { recursive: true, mode: 0o700 });
      for (const { id } of found.attachments) {
        await copyFileSafely(join(folder, attachmentFile(id)), join(attachmentsDir, id));
      }
    },
  });
  return countOf(found);
}

async function* none(): AsyncIterable<string> {}
