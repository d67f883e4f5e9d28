import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadTables } from '#database/backup/load-tables.ts';
import type { Db } from '#database/database.ts';
import { attachmentsFolder } from '../../tickets/attachments/attachments-folder.ts';
import { CommandError } from '../command.ts';
import { type Checksum, checksumOf } from './checksum.ts';
import { copyFileSafely } from './copy-file-safely.ts';
import { attachmentFile, type Manifest, manifest, manifestFile, tableFile } from './manifest.ts';
import { readLines } from './read-lines.ts';

interface Place {
  readonly folder: string;
  readonly dataDir: string;
  readonly replace: boolean;
}

/** Everything is compared with its checksum before anything is touched. */
export async function readBackup(db: Db, { folder, dataDir, replace }: Place) {
  const found = await readManifest(folder);
  for (const { name, ...sum } of found.tables) await expectSame(join(folder, tableFile(name)), sum);
  for (const { id, ...sum } of found.attachments) await expectSame(join(folder, attachmentFile(id)), sum);
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
  return { rows: found.tables.reduce((sum, { rows }) => sum + rows, 0), files: found.attachments.length };
}

async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, manifestFile);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CommandError(`${folder} is no whole backup: there is no ${manifestFile} in it.`);
  });
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw new CommandError(`${path} cannot be read: it was changed, or made by a newer version of the site.`);
  }
}

async function expectSame(path: string, { bytes, sha256 }: Checksum): Promise<void> {
  const sum = await checksumOf(path).catch(() => undefined);
  if (sum?.bytes === bytes && sum.sha256 === sha256) return;
  throw new CommandError(
    `${path} is ${sum ? 'not as it was written' : 'missing'}. Take another backup; nothing was changed.`,
  );
}

async function* none(): AsyncIterable<string> {}
