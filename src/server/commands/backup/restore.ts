import { resolve } from 'node:path';
import { CannotLoad } from '#database/backup/load-tables.ts';
import { type Command, CommandError } from '../command.ts';
import { readBackup } from './read-backup.ts';

const help = `Puts back what npm run backup wrote, into the database that DATABASE_URL or DATA_DIR names. The site has to be
stopped. Everything is checked first; then all of it is put back, or nothing.

  npm run restore -- backups/2026-11-20
  npm run restore -- backups/2026-11-20 --replace     deletes what is in the database first`;

export const restore: Command = {
  help,
  atTerminal: (args) => args.map((arg) => (arg.startsWith('--') ? arg : resolve(arg))),
  async run(db, args, output, { dataDir, isServing }) {
    const [folder, ...more] = args.filter((arg) => arg !== '--replace');
    if (!folder || more.length > 0) throw new CommandError('Say which folder: npm run restore -- backups/2026-11-20');
    if (isServing) throw new CommandError('The site runs. Stop it, and restore then.');
    try {
      const { rows, files } = await readBackup(db, { folder, dataDir, replace: args.includes('--replace') });
      output(`${rows} rows and ${files} attachments are back.`);
    } catch (error) {
      throw error instanceof CannotLoad ? new CommandError(error.message) : error;
    }
  },
};
