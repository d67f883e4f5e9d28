import { existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { applyNext, readMigrations } from './apply-migrations.ts';
import { dataEntries, dataFolderError, describeFailure, expectSpace, makeDataFolder } from './data-folder.ts';
import type { Database } from './database.ts';
import { DatabaseError, DatabaseInUse, NoDatabase } from './database-error.ts';
import { type FolderLock, LockHeld, type LockOptions, takeLock } from './folder-lock.ts';
import { openReopened } from './reopened-pglite.ts';

/** A new database takes 40 MB, and its tables and write-ahead log grow. */
const megabytesForNew = 64;
/** PostgreSQL writes its write-ahead log in files of this size. With less, the database may not even start. */
const megabytesForOld = 16;

/**
 * PGlite takes no lock itself: two processes on one folder would lose rows without an error. Without `migrationsDir`
 * nothing is created: the database has to exist, and its tables stay as they are.
 */
export async function openEmbedded(
  dataDir: string,
  migrationsDir: string | undefined,
  options: LockOptions = {},
): Promise<Database> {
  const folder = resolve(dataDir);
  const mayCreate = migrationsDir !== undefined;
  // A lock without a database is that of a server which is just creating it.
  if (!mayCreate && !hasDatabase(folder) && !existsSync(lockFile(folder))) throw noDatabase(folder);
  const lock = await claim(folder, options, mayCreate);
  try {
    if (!mayCreate && !hasDatabase(folder)) throw noDatabase(folder);
    const client = mayCreate ? await openClient(folder) : await openPrivately(databaseFolder(folder));
    const database = mayCreate ? await onPglite(client, migrationsDir) : asDatabase(client);
    return {
      ...database,
      describe: () => `embedded PGlite in ${folder}`,
      async close() {
        await database.close().finally(() => lock.release());
      },
    };
  } catch (error) {
    lock.release();
    if (error instanceof DatabaseError) throw error;
    expectSpace(folder, megabytesForOld, 'the database');
    throw new DatabaseError(
      `The embedded database in ${folder} cannot be opened: ${describeFailure(error)}.`,
      ['Put back a copy of that folder, or set DATA_DIR to another one.'],
      { cause: error },
    );
  }
}

/**
 * Opens the database of this folder, or creates one. A new one is created beside its final place and moved there when
 * it is complete: a full disk or a kill halfway leaves nothing behind that could never be opened.
 */
async function openClient(folder: string): Promise<PGlite> {
  const place = databaseFolder(folder);
  const unfinished = join(folder, dataEntries.unfinished);
  rmSync(unfinished, { recursive: true, force: true });
  if (!existsSync(place)) {
    expectSpace(folder, megabytesForNew, 'a new database');
    try {
      await (await openPrivately(unfinished)).close();
      renameSync(unfinished, place);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      throw error;
    }
  }
  return openPrivately(place);
}

function openPrivately(path: string): Promise<PGlite> {
  makeDataFolder(path);
  return openReopened({
    open: () => PGlite.create({ fs: new PrivateNodeFS(path) }),
    expectRoom: () => expectSpace(path, megabytesForOld, 'the database'),
  });
}

export async function onPglite(client: PGlite, migrationsFolder: string): Promise<Database> {
  const database = asDatabase(client);
  try {
    const migrations = readMigrations(migrationsFolder);
    while (await database.db.transaction((tx) => applyNext(tx, migrations)));
  } catch (error) {
    await client.close();
    throw error;
  }
  return database;
}

/** PostgreSQL numbers its own simple types below this, and above it those that each table and view brings along. */
const firstRowType = 10_000;

/**
 * PGlite has a parser for arrays of the rows of every table and view, which no query returns. Drizzle passes parsers
 * with each query, and PGlite merges them with all its own for each result: a third of the time of a short query.
 */
function removeRowParsers({ parsers }: PGlite): void {
  for (const type of Object.keys(parsers)) if (Number(type) >= firstRowType) delete parsers[type];
}

function asDatabase(client: PGlite): Database {
  removeRowParsers(client);
  const db = drizzle(client);
  return {
    db,
    maintenance: db,
    kind: 'embedded',
    describe: () => 'embedded PGlite in memory',
    async ping() {
      await db.execute(sql`select 1`);
    },
    close: () => client.close(),
  };
}

const databaseFolder = (folder: string) => join(folder, dataEntries.database);
const lockFile = (folder: string) => join(folder, dataEntries.lock);

/** PostgreSQL writes this file into every data folder. */
function hasDatabase(folder: string): boolean {
  return existsSync(join(databaseFolder(folder), 'PG_VERSION'));
}

async function claim(folder: string, options: LockOptions, mayCreate: boolean): Promise<FolderLock> {
  try {
    if (mayCreate) makeDataFolder(folder);
    return await takeLock(lockFile(folder), options);
  } catch (error) {
    throw error instanceof LockHeld ? inUse(folder, error) : dataFolderError(folder, error);
  }
}

function inUse(folder: string, { path, owner }: LockHeld): DatabaseInUse {
  const who = owner ? `process ${owner.pid} on ${owner.hostname}, since ${owner.since}` : 'another process';
  return new DatabaseInUse(`The embedded database in ${folder} is in use by ${who}.`, [
    'Stop that process,',
    'or set DATA_DIR to another folder,',
    'or set DATABASE_URL to a PostgreSQL, which any number of servers can share.',
    `If that process is surely gone, delete ${path}.`,
  ]);
}

function noDatabase(folder: string): NoDatabase {
  return new NoDatabase(`There is no database in DATA_DIR=${folder}.`, [
    'Name the settings of the site, for example with --env-file /etc/hormiga.env,',
    'or start the site once, which creates its database.',
  ]);
}

type Init = NodeFS['init'];

/** The modes allowed in the database's file system: read, write and enter for the owner, and nothing for others. */
const ownerOnly = 0o700;

/**
 * The folder of an embedded database, whose files are for the user of this process alone. PGlite sets the mode of each
 * file that it creates, 0666 for a new database, so a umask would have no effect.
 */
class PrivateNodeFS extends NodeFS {
  override async init(...args: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(...args);
    const makePrivate: NonNullable<typeof emscriptenOpts.preRun>[number] = ({ FS }) => {
      const { chmod, mkdir } = FS;
      Object.assign(FS, {
        chmod: (path: string, mode: number, dontFollow?: boolean) => chmod.call(FS, path, mode & ownerOnly, dontFollow),
        mkdir: (path: string, mode?: number) => mkdir.call(FS, path, (mode ?? 0o777) & ownerOnly),
      });
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), makePrivate] } };
  }
}
