import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { knownVersions, readMigrations } from '#platform/database/apply-migrations.ts';
import type { Db } from '#platform/database/database.ts';
import { CannotLoad, expectKnown, loadTables } from '#platform/database/dump-tables.ts';
import { type Command, CommandError, type Output } from '#platform/server/commands/command.ts';
import { attachmentsFolder } from '#platform/server/data-folders.ts';
import {
  attachmentFile,
  type Checksum,
  checksumOf,
  copyFileSafely,
  type Manifest,
  readLines,
  readManifest,
  tableFile,
} from './manifest.ts';

/** How many problems are reported if a whole folder is broken. */
const mostProblems = 20;

/** Compares every file with the manifest. Needs no database and changes nothing. Throws a CommandError. */
async function verifyBackup(folder: string): Promise<Manifest> {
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
    'This backup is damaged or was changed. Use another one; nothing was restored.',
  );
}

async function compare(path: string, { bytes, sha256 }: Checksum, rows?: number): Promise<string[]> {
  const sum = await checksumOf(path).catch(() => undefined);
  if (!sum) return [`${path} is missing.`];
  if (sum.bytes !== bytes) return [`${path} has ${sum.bytes} bytes instead of ${bytes}.`];
  if (sum.sha256 !== sha256) return [`${path} was changed.`];
  return rows === undefined || sum.lines === rows ? [] : [`${path} has ${sum.lines} rows instead of ${rows}.`];
}

function countOf({ tables, attachments }: Manifest) {
  return { rows: tables.reduce((sum, { rows }) => sum + rows, 0), files: attachments.length };
}

interface RestoreTarget {
  readonly folder: string;
  readonly dataDir: string;
  readonly migrationsDir: string;
  readonly replace: boolean;
}

/** Verifies every checksum before anything is changed. */
async function readBackup(db: Db, { folder, dataDir, migrationsDir, replace }: RestoreTarget) {
  const found = await verifyBackup(folder);
  const attachmentsDir = attachmentsFolder(dataDir);
  await loadTables(db, {
    dumped: found,
    linesOf: (table) =>
      found.tables.some(({ name }) => name === table) ? readLines(join(folder, tableFile(table))) : none(),
    migrations: readMigrations(migrationsDir),
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

const help = `Restores what npm run backup wrote, into the database that DATABASE_URL or DATA_DIR names. The site has to be
stopped. Everything is checked first; then all of it is restored, or nothing. If there is no database in DATA_DIR, or no
table in PostgreSQL, they are created. A backup of an older version of the site is brought up to date.

  npm run restore -- backups/2026-11-20
  npm run restore -- backups/2026-11-20 --replace     deletes what is in the database first
  npm run restore -- --verify backups/2026-11-20      only compares every file with its checksum; needs no database`;

const options = ['--replace', '--verify'];

export const restore: Command = {
  help,
  tables: 'create',
  atTerminal: (args) => args.map((arg) => (arg.startsWith('--') ? arg : resolve(arg))),
  async checkFirst(args, output, migrationsDir) {
    const { folder, verify } = readArguments(args);
    const found = await verifyBackup(folder);
    if (verify) describeBackup(folder, found, output);
    else await inWords(() => expectKnown(Number(found.migration), knownVersions(migrationsDir)));
    return verify;
  },
  async run(args, output, { db, dataDir, migrationsDir, isServing }) {
    const { folder, replace } = readArguments(args);
    if (isServing) throw new CommandError('The site is running. Stop it before you restore.');
    const { rows, files } = await inWords(() => readBackup(db, { folder, dataDir, migrationsDir, replace }));
    output(`${rows} rows and ${files} attachments were restored.`);
  },
};

/** Why something cannot be loaded is for the person at the terminal. */
async function inWords<Result>(work: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof CannotLoad ? new CommandError(error.message) : error;
  }
}

function readArguments(args: readonly string[]) {
  const [folder, ...more] = args.filter((arg) => !options.includes(arg));
  if (!folder || more.length > 0 || folder.startsWith('--')) {
    throw new CommandError('Name the folder: npm run restore -- backups/2026-11-20');
  }
  return { folder, replace: args.includes('--replace'), verify: args.includes('--verify') };
}

function describeBackup(folder: string, found: Manifest, output: Output): void {
  const { rows, files } = countOf(found);
  const source = found.format === 1 ? '' : ` from ${found.database}`;
  output(`${folder} is intact: ${rows} rows in ${found.tables.length} tables and ${files} attachments.`);
  output(`It was made at ${found.madeAt}${source}.`);
  const missing = found.format === 1 ? [] : found.missingAttachments;
  if (missing.length > 0) output(`Missing attachments, which the site did not have either: ${missing.join(', ')}`);
}
