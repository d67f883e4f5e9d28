import { type FileHandle, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inArray } from 'drizzle-orm';
import { ticketAttachment } from '#features/tickets/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import { dumpTables } from '#platform/database/dump/dump-tables.ts';
import { attachmentsFolder } from '#platform/server/attachments-folder.ts';
import { CommandError } from '#platform/server/commands/command.ts';
import { checksumOf } from './checksum.ts';
import { copyFileSafely } from './copy-file-safely.ts';
import { attachmentFile, type Manifest, manifestFile, type NewManifest, tableFile, writeManifest } from './manifest.ts';
import { readLines } from './read-lines.ts';

/** Rows that the database is asked about in one query. */
const atOnce = 1_000;

interface BackupTarget {
  readonly folder: string;
  readonly dataDir: string;
  /** Which database it is, for people. */
  readonly database: string;
  readonly now: Date;
}

/** Made beside its place and moved there when it is complete. Only the site's own user can read it. */
export async function writeBackup(db: Db, { folder, dataDir, database, now }: BackupTarget) {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  for (const part of ['tables', 'attachments']) {
    await mkdir(join(unfinished, part), { recursive: true, mode: 0o700 });
  }
  try {
    const { dumped, rows } = await writeTables(db, unfinished);
    const allRows = [...rows.values()].reduce((sum, n) => sum + n, 0);
    if (allRows === 0) throw new CommandError(`There is nothing to back up: no table has a row. Database: ${database}`);
    const hasAttachments = rows.has('ticket_attachment');
    const { attachments, missing } = hasAttachments
      ? await copyAttachments(unfinished, attachmentsFolder(dataDir))
      : { attachments: [], missing: [] };
    const tables: Manifest['tables'] = [];
    for (const { name, columns } of dumped.tables) {
      const { bytes, sha256, lines } = await checksumOf(join(unfinished, tableFile(name)));
      if (lines !== rows.get(name)) throw new Error(`The file of the table ${name} is not complete`);
      tables.push({ name, columns: [...columns], rows: lines, bytes, sha256 });
    }
    const made: NewManifest = {
      format: 2,
      madeAt: now.toISOString(),
      database,
      migration: dumped.migration,
      tables,
      counters: dumped.counters,
      attachments,
      missingAttachments: missing,
    };
    await writeFile(join(unfinished, manifestFile), writeManifest(made), { mode: 0o600, flush: true });
    await rename(unfinished, folder);
    return { rows: allRows, files: attachments.length, lost: await stillNamed(db, missing) };
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

/** Those that the rows name: a file is there before its row. */
async function copyAttachments(folder: string, from: string) {
  const attachments: Manifest['attachments'] = [];
  const missing: string[] = [];
  for await (const line of readLines(join(folder, tableFile('ticket_attachment')))) {
    const { id }: { id: string } = JSON.parse(line);
    const to = join(folder, attachmentFile(id));
    if (!(await copyFileSafely(join(from, id), to))) {
      missing.push(id);
      continue;
    }
    const { bytes, sha256 } = await checksumOf(to);
    attachments.push({ id, bytes, sha256 });
  }
  return { attachments, missing };
}

/** A ticket that was deleted while the backup was made took its files with it; what rows still name is lost. */
async function stillNamed(db: Db, ids: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (let n = 0; n < ids.length; n += atOnce) {
    const { id } = ticketAttachment;
    const rows = await db
      .select({ id })
      .from(ticketAttachment)
      .where(inArray(id, ids.slice(n, n + atOnce)));
    found.push(...rows.map((row) => row.id));
  }
  return found;
}
