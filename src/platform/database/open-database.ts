import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Database, PoolOptions } from './database.ts';
import { DatabaseError } from './database-error.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import { migrationsJournal, type SchemaState, schemaState } from './schema-version.ts';

export interface DatabaseOptions {
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

function expectMigrations(migrationsDir: string): void {
  if (existsSync(migrationsJournal(migrationsDir))) return;
  throw new DatabaseError(`The folder ${resolve(migrationsDir)} contains no migrations.`, [
    'Start from the folder of the project, or set MIGRATIONS_DIR.',
  ]);
}
