import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Command, CommandError } from '#platform/server/commands/command.ts';
import { manifestFile } from './manifest.ts';
import { writeBackup } from './write-backup.ts';

const help = `Writes everything that the site keeps into a new folder: all rows as of one moment, the files that visitors
attached, and a manifest with row counts and checksums. The site may run meanwhile. Anybody who can read the folder can
read what visitors wrote.

  npm run backup -- backups/2026-11-20

npm run restore puts it back, into either kind of database; with --verify it only checks it. It ends with 1 where there
is no database of a site, or where files that visitors attached are missing.`;

/** Milliseconds for a large database. */
const patience = 60 * 60_000;

/** Names that a message holds. */
const shown = 10;

export const backup: Command = {
  help,
  patience,
  tables: 'any',
  atTerminal: ([folder, ...more]) => [...(folder ? [resolve(folder)] : []), ...more],
  checkAfterServer([folder = '']) {
    if (existsSync(join(folder, manifestFile))) return;
    throw new CommandError(
      `The site wrote the backup, but it is not in ${folder} as seen from here: the server has a disk of its own there, such as the /tmp of a service or of a container.`,
      '- Name a folder that both see, such as one in DATA_DIR.',
    );
  },
  async run(db, [folder, ...more], output, { dataDir, database }) {
    if (!folder || folder.startsWith('--') || more.length > 0) {
      throw new CommandError('Say which folder: npm run backup -- backups/2026-11-20');
    }
    if (existsSync(folder)) throw new CommandError(`${folder} is there already. Name a new folder.`);
    const { rows, files, lost } = await writeBackup(db, { folder, dataDir, database, now: new Date() });
    output(`${rows} rows and ${files} attachments are in ${folder}.`);
    if (lost.length === 0) return;
    const names = lost.length > shown ? `${lost.slice(0, shown).join(', ')}, …` : lost.join(', ');
    throw new CommandError(
      `The rows are complete, but ${lost.length} of ${lost.length + files} attachments are not in DATA_DIR=${resolve(dataDir)}, and not in the backup: ${names}`,
      '- Name the DATA_DIR of the servers, for example with --env-file /etc/hormiga.env.',
    );
  },
};
