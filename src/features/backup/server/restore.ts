import { resolve } from 'node:path';
import { CannotLoad, otherVersion } from '#platform/database/dump/load-tables.ts';
import { newestMigration } from '#platform/database/schema-version.ts';
import { type Command, CommandError, type Output } from '#platform/server/commands/command.ts';
import type { Manifest } from './manifest.ts';
import { countOf, readBackup, verifyBackup } from './read-backup.ts';

const help = `Puts back what npm run backup wrote, into the database that DATABASE_URL or DATA_DIR names. The site has to be
stopped. Everything is checked first; then all of it is put back, or nothing. Where there is no database in DATA_DIR, or
no table in a PostgreSQL, they are created.

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
    else if (found.migration !== newestMigration(migrationsDir)) throw new CommandError(otherVersion);
    return verify;
  },
  async run(db, args, output, { dataDir, isServing }) {
    const { folder, replace } = readArguments(args);
    if (isServing) throw new CommandError('The site runs. Stop it, and restore then.');
    try {
      const { rows, files } = await readBackup(db, { folder, dataDir, replace });
      output(`${rows} rows and ${files} attachments are back.`);
    } catch (error) {
      throw error instanceof CannotLoad ? new CommandError(error.message) : error;
    }
  },
};

function readArguments(args: readonly string[]) {
  const [folder, ...more] = args.filter((arg) => !options.includes(arg));
  if (!folder || more.length > 0 || folder.startsWith('--')) {
    throw new CommandError('Say which folder: npm run restore -- backups/2026-11-20');
  }
  return { folder, replace: args.includes('--replace'), verify: args.includes('--verify') };
}

function describeBackup(folder: string, found: Manifest, output: Output): void {
  const { rows, files } = countOf(found);
  const source = found.format === 1 ? '' : ` from ${found.database}`;
  output(`${folder} is as it was written: ${rows} rows in ${found.tables.length} tables and ${files} attachments.`);
  output(`It was made at ${found.madeAt}${source}.`);
  const missing = found.format === 1 ? [] : found.missingAttachments;
  if (missing.length > 0) output(`Not in it, as the site did not have them either: ${missing.join(', ')}`);
}
