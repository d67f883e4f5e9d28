import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { inspect } from 'node:util';
import { DatabaseError, sqlErrorCode } from './database-error.ts';

/** What the site creates in DATA_DIR. */
export const dataEntries = {
  database: 'database',
  /** A database that is being created. If it exists at a start, a process was killed while creating it. */
  unfinished: 'database.unfinished',
  attachments: 'attachments',
  mail: 'mail',
  lock: 'lock',
  control: 'control.sock',
  writeCheck: '.write-check',
} as const;

/** The mode bits that let the group and others read, write or enter. */
const othersMask = 0o077;

/** DATA_DIR cannot be used. `code` is that of the system's error. */
export class DataFolderError extends DatabaseError {
  override readonly name = 'DataFolderError';

  constructor(
    folder: string,
    readonly code: string | undefined,
    { cause, what, fix }: { readonly cause: unknown; readonly what: string; readonly fix: string },
  ) {
    super(`The folder DATA_DIR=${folder} cannot be written to: ${what}.`, [fix], { cause });
  }

  get isFull(): boolean {
    return isFullDisk(this.code);
  }
}

export function isFullDisk(code: string | undefined): boolean {
  return code === 'ENOSPC' || code === 'EDQUOT';
}

/** Explains why the folder cannot be used, and what to do about it. */
export function dataFolderError(dataDir: string, cause: unknown): DataFolderError {
  const folder = resolve(dataDir);
  const code = sqlErrorCode(cause);
  const other = 'set DATA_DIR to another folder';
  const user = process.getuid ? `the user of this process (uid ${process.getuid()})` : 'this user';
  const explain = (what: string, fix: string) => new DataFolderError(folder, code, { cause, what, fix });
  if (isFullDisk(code)) return explain('no space is left on its disk', `Free some space there, or ${other}.`);
  switch (code) {
    case 'EROFS':
      return explain(
        'its file system is read-only',
        `Mount it so that it can be written to (for a container: as a volume), or ${other}.`,
      );
    case 'EACCES':
    case 'EPERM':
      return explain(`${user} is not allowed to`, `Make that user the owner of the folder (chown), or ${other}.`);
    case 'ENOTDIR':
    case 'EEXIST':
      return explain('it is a file and not a folder, or lies below one', `Move that file away, or ${other}.`);
    case 'ENOENT':
      return explain('it does not exist, and the system does not let it be created', `Create it, or ${other}.`);
    default:
      return explain(describeFailure(cause), `Let this user write there, or ${other}.`);
  }
}

/** A thrown value in one line. Not everything that is thrown is an Error: the embedded database throws objects. */
export function describeFailure(error: unknown): string {
  return error instanceof Error ? error.message : inspect(error, { depth: 1, breakLength: Number.POSITIVE_INFINITY });
}

/**
 * Creates a folder for this user alone, and its parents. Not with `recursive`: if the system returns ENOENT in an
 * existing folder, as /proc does, Node would retry forever.
 */
export function makeDataFolder(dataDir: string): void {
  const folder = resolve(dataDir);
  const missing: string[] = [];
  for (let path = folder; !existsSync(path) && path !== dirname(path); path = dirname(path)) missing.unshift(path);
  for (const path of missing) {
    try {
      mkdirSync(path, { mode: 0o700 });
    } catch (error) {
      // Another server on the same folder may have created it first.
      if (sqlErrorCode(error) !== 'EEXIST') throw error;
    }
  }
  if (!statSync(folder).isDirectory()) throw Object.assign(new Error(`${folder} is not a folder`), { code: 'ENOTDIR' });
}

const megabyte = 1024 * 1024;

/** Throws a DataFolderError if the disk of DATA_DIR has less space than needed. */
export function expectSpace(folder: string, megabytes: number, needs: string): void {
  const { bavail, bsize, blocks } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / megabyte);
  // Some network file systems do not report their size.
  if (blocks === 0 || free >= megabytes) return;
  throw new DataFolderError(folder, 'ENOSPC', {
    cause: undefined,
    what: `its disk has ${free} MB left, and ${needs} needs ${megabytes} MB`,
    fix: 'Free some space there, or set DATA_DIR to another folder.',
  });
}

/**
 * Removes other users' permissions on DATA_DIR, because older versions created it open. `warn` gets what was changed
 * and what could not be. Only entries of the site are touched, so that a DATA_DIR such as /var/lib or a home folder
 * does no harm.
 */
export function restrictToOwner(dataDir: string, warn: (text: string) => void): void {
  // Windows has no such modes.
  if (process.platform === 'win32') return;
  const folder = resolve(dataDir);
  const changes: Changes = { closed: 0, refused: 0 };
  for (const name of readdirSync(folder).filter(isOwnEntry)) {
    // Its files were open even inside a closed folder. The other folders are only searched if they are open.
    closeEntry(join(folder, name), name === dataEntries.database, changes);
  }
  closeTop(folder, changes, warn);
  if (changes.closed > 0) {
    warn(`Other users could read ${changes.closed} files or folders of DATA_DIR=${folder}. Now only this user can.`);
  }
  if (changes.refused > 0) {
    warn(
      `Other users may read ${changes.refused} files or folders of DATA_DIR=${folder}, and this user is not allowed to change that. Make it their owner: chown -R.`,
    );
  }
}

interface Changes {
  closed: number;
  refused: number;
}

const ownNames: ReadonlySet<string> = new Set(Object.values(dataEntries));

function isOwnEntry(name: string): boolean {
  return ownNames.has(name) || name === `${dataEntries.lock}.takeover`;
}

/** Other users may need a folder that also holds other files. */
function closeTop(folder: string, changes: Changes, warn: (text: string) => void): void {
  if ((statSync(folder).mode & othersMask) === 0) return;
  // Every ext file system has this one at its root.
  const foreign = readdirSync(folder).filter((name) => !isOwnEntry(name) && name !== 'lost+found');
  if (foreign.length === 0) {
    close(folder, changes);
    return;
  }
  warn(
    `DATA_DIR=${folder} is open to other users, and was not closed because it contains ${foreign.length} entries that are not the site's. Set DATA_DIR to a separate folder, or run chmod 700 on it.`,
  );
}

/** Contents first: a closed folder means that everything in it was checked, even if this is interrupted. */
function closeEntry(path: string, isAlwaysRead: boolean, changes: Changes): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink()) return;
  const isOpen = (found.mode & othersMask) !== 0;
  if (found.isDirectory() && (isOpen || isAlwaysRead)) {
    for (const name of readdirSync(path)) closeEntry(join(path, name), isAlwaysRead, changes);
  }
  if (isOpen) close(path, changes);
}

function close(path: string, changes: Changes): void {
  try {
    const { mode } = statSync(path);
    chmodSync(path, mode & 0o7777 & ~othersMask);
    // Some file systems accept the call and do not change their modes.
    if ((statSync(path).mode & othersMask) === 0) changes.closed++;
    else changes.refused++;
  } catch (error) {
    if (sqlErrorCode(error) !== 'ENOENT') changes.refused++;
  }
}
