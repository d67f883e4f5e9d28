import { appliedVersion, expectMigrations, knownVersions } from './apply-migrations.ts';
import type { Database, Db, PoolOptions } from './database.ts';
import type * as Embedded from './embedded.ts';
import { openPostgres } from './postgres.ts';

/**
 * `missing`: the database has no tables of the site. The others compare its tables with those that this program knows.
 */
type SchemaState = 'missing' | 'older' | 'current' | 'newer';

async function schemaState(db: Pick<Db, 'execute'>, migrationsDir: string): Promise<SchemaState> {
  const applied = await appliedVersion(db);
  if (applied === undefined) return 'missing';
  const difference = applied - Math.max(...knownVersions(migrationsDir));
  return difference === 0 ? 'current' : difference < 0 ? 'older' : 'newer';
}

interface DatabaseOptions {
  /** The folder of the embedded database, which is used if there is no `url`. */
  readonly dataDir: string;
  readonly url: string | undefined;
  readonly pool?: PoolOptions;
  readonly migrationsDir: string;
  /** Called when opening takes longer than usual, with the reason. */
  readonly notice?: (text: string) => void;
  /** The database is opened only briefly, so that others who need the embedded one wait for it. */
  readonly briefly?: boolean;
}

/** A server on PostgreSQL does not load the program of the embedded database, which takes 12 MB. */
const openEmbedded = async (...args: Parameters<typeof Embedded.openEmbedded>) =>
  (await import('./embedded.ts')).openEmbedded(...args);

/** Opens the database and migrates its tables. Throws a DatabaseError. */
export async function openDatabase({ dataDir, url, pool, migrationsDir, ...lock }: DatabaseOptions): Promise<Database> {
  expectMigrations(migrationsDir);
  return url ? openPostgres(url, migrationsDir, pool) : openEmbedded(dataDir, migrationsDir, lock);
}

export interface ExistingDatabase extends Database {
  readonly schema: SchemaState;
}

/**
 * Opens an existing database, and creates and changes nothing: a command must neither create a new one if the settings
 * are wrong, nor migrate tables that servers of an older version use. Throws a DatabaseError, which is a NoDatabase if
 * DATA_DIR has none.
 */
export async function openExistingDatabase(options: DatabaseOptions): Promise<ExistingDatabase> {
  const { dataDir, url, pool, migrationsDir, ...lock } = options;
  expectMigrations(migrationsDir);
  const database = url ? await openPostgres(url, undefined, pool) : await openEmbedded(dataDir, undefined, lock);
  try {
    return { ...database, schema: await schemaState(database.db, migrationsDir) };
  } catch (error) {
    await database.close();
    throw error;
  }
}
