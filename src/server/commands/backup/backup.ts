import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Command, CommandError } from '../command.ts';
import { writeBackup } from './write-backup.ts';

const help = `Writes everything that the site keeps into a new folder: all rows as of one moment, and the files that
visitors attached. The site may run meanwhile. Anybody who can read the folder can read what visitors wrote.

  npm run backup -- backups/2026-11-20

npm run restore puts it back, into either kind of database.`;

/** Milliseconds for a large database. */
const patience = 60 * 60_000;

export const backup: Command = {
  help,
  patience,
  atTerminal: ([folder, ...more]) => [...(folder ? [resolve(folder)] : []), ...more],
  async run(db, [folder, ...more], output, { dataDir }) {
    if (!folder || more.length > 0) throw new CommandError('Say which folder: npm run backup -- backups/2026-11-20');
    if (existsSync(folder)) throw new CommandError(`${folder} is there already. Name a new folder.`);
    const { rows, files, missing } = await writeBackup(db, { folder, dataDir, now: new Date() });
    output(`${rows} rows and ${files} attachments are in ${folder}.`);
    for (const id of missing) output(`The attachment ${id} is not in the folder of the site, and not in the backup.`);
  },
};
