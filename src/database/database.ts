import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { DatabaseError } from './database-error.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import type { ConnectionLimits } from './postgres-client.ts';
import type { PoolFailure } from './postgres-pool.ts';
import { migrationsJournal, type SchemaState, schemaState } from './schema-version.ts';

/** Queries are written against this, and run on PGlite and on PostgreSQL alike. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  readonly db: Db;
  /** For the regular clean-up, whose statements may take minutes. On PostgreSQL it has a connection of its own. */
  readonly maintenance: Db;
  readonly kind: 'embedded' | 'postgres';
  /** Where the data is, for people. Holds no password. */
  describe(): string;
  /** How many connections there are, where there is more than one. */
  connections?(): Readonly<Record<'open' | 'idle' | 'waitedFor', number>>;
  /** Calls `listener` whenever somebody got no connection, or no answer, where there is a pool of them. */
  onPoolFailure?(listener: (failure: PoolFailure) => void): void;
  /** Rejects while the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface PoolOptions {
  /** How many connections to PostgreSQL there are at most; the one for the clean-up is not counted. */
  readonly size?: number;
  readonly limits?: ConnectionLimits;
}

export interface DatabaseOptions {
  /** The folder of the embedded database, which is used where there is no `url`. */
  readonly dataDir: string;
  readonly url: string | undefined;
  readonly pool?: PoolOptions;
  readonly migrationsDir: string;
  /** Told when opening takes longer than usual, and why. */
  readonly notice?: (text: string) => void;
  /** It is opened for a moment only, so that others who want the embedded one wait for it. */
  readonly briefly?: boolean;
}

/** Opens the database and brings its tables up to date. Throws a DatabaseError. */
export async function openDatabase({ dataDir, url, pool, migrationsDir, ...lock }: DatabaseOptions): Promise<Database> {
  expectMigrations(migrationsDir);
  return url ? openPostgres(url, migrationsDir, pool) : openEmbedded(dataDir, migrationsDir, lock);
}

export interface ExistingDatabase extends Database {
  readonly schema: SchemaState;
}

/**
 * Opens a database that is there, and creates and changes nothing: a command must neither make a new one where the
 * settings are wrong, nor update tables that servers of an older version use. Throws a DatabaseError, which is a
 * NoDatabase where DATA_DIR holds none.
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
  throw new DatabaseError(`The folder ${resolve(migrationsDir)} holds no migrations.`, [
    'Start from the folder of the project, or set MIGRATIONS_DIR.',
  ]);
}
