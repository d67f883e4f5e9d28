import { existsSync } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { getTableName } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { dumpTables } from '#platform/database/dump-tables.ts';
import { type Command, CommandError } from '#platform/server/commands/command.ts';
import { attachmentsFolder } from '#platform/server/data-folders.ts';
import { msPerHour } from '#site/durations.ts';
import {
  attachmentFile,
  checksumOf,
  copyFileSafely,
  type Manifest,
  manifestFile,
  type NewManifest,
  readLines,
  tableFile,
  writeManifest,
} from './manifest.ts';
import { fileColumns, stillReferenced } from './referenced-files.ts';

interface BackupTarget {
  readonly folder: string;
  readonly dataDir: string;
  /** Names the database for people. */
  readonly database: string;
  readonly now: Date;
}

/** Writes to a temporary folder and renames it when it is complete. Only the site's own user can read it. */
async function writeBackup(db: Db, { folder, dataDir, database, now }: BackupTarget) {
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
    // The tables may be of an older version.
    const columns = fileColumns.filter(({ table, column }) =>
      dumped.tables.some(({ name, columns }) => name === getTableName(table) && columns.includes(column.name)),
    );
    const { attachments, missing } = await copyAttachments(unfinished, attachmentsFolder(dataDir), columns);
    const tables: Manifest['tables'] = [];
    for (const { name, columns } of dumped.tables) {
      const { bytes, sha256, lines } = await checksumOf(join(unfinished, tableFile(name)));
      if (lines !== rows.get(name)) throw new Error(`The file of the table ${name} is incomplete`);
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
    // A ticket that was deleted during the backup took its files with it.
    return { rows: allRows, files: attachments.length, lost: await stillReferenced(db, missing, columns) };
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

/** Copies the files that the rows name in these columns. */
async function copyAttachments(folder: string, from: string, columns: readonly (typeof fileColumns)[number][]) {
  const attachments: Manifest['attachments'] = [];
  const missing: string[] = [];
  for (const { table, column } of columns) {
    for await (const line of readLines(join(folder, tableFile(getTableName(table))))) {
      const row: Readonly<Record<string, string | null>> = JSON.parse(line);
      const id = row[column.name];
      if (!id) continue;
      const to = join(folder, attachmentFile(id));
      if (!(await copyFileSafely(join(from, id), to))) {
        missing.push(id);
        continue;
      }
      const { bytes, sha256 } = await checksumOf(to);
      attachments.push({ id, bytes, sha256 });
    }
  }
  return { attachments, missing };
}

const help = `Writes everything that the site stores into a new folder: a consistent snapshot of all rows, the files that
visitors attached, and a manifest with row counts and checksums. The site may keep running. Anyone who can read the
folder can read what visitors wrote.

  npm run backup -- backups/2026-11-20

npm run restore restores it, into either kind of database; with --verify it only checks it. The exit code is 1 if there
is no database of a site, or if files that visitors attached are missing.`;

/** Milliseconds, enough for a large database. */
const patience = msPerHour;

/** How many file names an error message lists. */
const mostNames = 10;

export const backup: Command = {
  help,
  patience,
  tables: 'any',
  atTerminal: ([folder, ...more]) => [...(folder ? [resolve(folder)] : []), ...more],
  checkAfterServer([folder = '']) {
    if (existsSync(join(folder, manifestFile))) return;
    throw new CommandError(
      `The site wrote the backup, but it is not in ${folder} as seen from here: the server has a separate disk there, such as the /tmp of a service or of a container.`,
      '- Choose a folder that both can see, such as one in DATA_DIR.',
    );
  },
  async run([folder, ...more], output, { db, dataDir, databaseName: database }) {
    if (!folder || folder.startsWith('--') || more.length > 0) {
      throw new CommandError('Name the folder: npm run backup -- backups/2026-11-20');
    }
    if (existsSync(folder)) throw new CommandError(`${folder} already exists. Choose a new folder.`);
    const { rows, files, lost } = await writeBackup(db, { folder, dataDir, database, now: new Date() });
    output(`${rows} rows and ${files} attachments are in ${folder}.`);
    if (lost.length === 0) return;
    const names = lost.length > mostNames ? `${lost.slice(0, mostNames).join(', ')}, …` : lost.join(', ');
    throw new CommandError(
      `The rows are complete, but ${lost.length} of ${lost.length + files} attachments are not in DATA_DIR=${resolve(dataDir)}, and not in the backup: ${names}`,
      '- Set DATA_DIR to that of the servers, for example with --env-file /etc/hormiga.env.',
    );
  },
};
