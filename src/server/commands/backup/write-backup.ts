import { type FileHandle, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dumpTables } from '#database/backup/dump-tables.ts';
import type { Db } from '#database/database.ts';
import { attachmentsFolder } from '../../tickets/attachments/attachments-folder.ts';
import { checksumOf } from './checksum.ts';
import { copyFileSafely } from './copy-file-safely.ts';
import { attachmentFile, type Manifest, manifestFile, tableFile } from './manifest.ts';
import { readLines } from './read-lines.ts';

interface Place {
  readonly folder: string;
  readonly dataDir: string;
  readonly now: Date;
}

/** Made beside its place and moved there when it is whole. Only the site's own user can read it. */
export async function writeBackup(db: Db, { folder, dataDir, now }: Place) {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  for (const part of ['tables', 'attachments']) {
    await mkdir(join(unfinished, part), { recursive: true, mode: 0o700 });
  }
  try {
    const { dumped, rows } = await writeTables(db, unfinished);
    const { attachments, missing } = await copyAttachments(unfinished, attachmentsFolder(dataDir));
    const tables: Manifest['tables'] = [];
    for (const table of dumped.tables) {
      const sum = await checksumOf(join(unfinished, tableFile(table.name)));
      tables.push({ ...table, columns: [...table.columns], rows: rows.get(table.name) ?? 0, ...sum });
    }
    const { migration, counters } = dumped;
    const made: Manifest = { format: 1, madeAt: now.toISOString(), migration, tables, counters, attachments };
    await writeFile(join(unfinished, manifestFile), `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flush: true });
    await rename(unfinished, folder);
    return { rows: [...rows.values()].reduce((sum, n) => sum + n, 0), files: attachments.length, missing };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function writeTables(db: Db, folder: string) {
  const rows = new Map<string, number>();
  let file: FileHandle | undefined;
  let current: string | undefined;
  const close = async () => {
    const written = file;
    file = undefined;
    await written?.sync().finally(() => written.close());
  };
  try {
    const dumped = await dumpTables(db, async (table, lines) => {
      if (table !== current) {
        await close();
        file = await open(join(folder, tableFile(table)), 'wx', 0o600);
        current = table;
      }
      if (lines.length > 0) await file?.appendFile(lines.map((line) => `${line}\n`).join(''));
      rows.set(table, (rows.get(table) ?? 0) + lines.length);
    });
    return { dumped, rows };
  } finally {
    await close();
  }
}

/** Those that the rows name: a file is there before its row. One that was deleted since is told. */
async function copyAttachments(folder: string, from: string) {
  const attachments: Manifest['attachments'] = [];
  const missing: string[] = [];
  for await (const line of readLines(join(folder, tableFile('ticket_attachment')))) {
    const { id }: { id: string } = JSON.parse(line);
    const to = join(folder, attachmentFile(id));
    if (await copyFileSafely(join(from, id), to)) attachments.push({ id, ...(await checksumOf(to)) });
    else missing.push(id);
  }
  return { attachments, missing };
}
