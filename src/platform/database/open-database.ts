import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, type Db, type PoolOptions, rowsOf } from './database.ts';
import { DatabaseError } from './database-error.ts';
import type * as Embedded from './embedded.ts';
import { openPostgres } from './postgres.ts';

/**
 * `missing`: the database has no tables of the site. The others compare its tables with those that this program knows.
 */
type SchemaState = 'missing' | 'older' | 'current' | 'newer';

const journal = z.object({ entries: z.array(z.object({ when: z.int() })) });

/** The file in which drizzle-kit lists all migrations. */
function migrationsJournal(migrationsDir: string): string {
  return join(migrationsDir, 'meta', '_journal.json');
}

/** The newest migration of this program, by its time of generation, as the database records it. */
export function newestMigration(migrationsDir: string): string {
  const { entries } = journal.parse(JSON.parse(readFileSync(migrationsJournal(migrationsDir), 'utf8')));
  return String(Math.max(...entries.map(({ when }) => when)));
}

/** The newest migration that was applied to a database. Undefined if it has no tables of the site. */
export async function appliedMigration(db: Pick<Db, 'execute'>): Promise<string | undefined> {
  const [table] = await rowsOf(
    db,
    z.object({ exists: z.boolean() }),
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!table?.exists) return undefined;
  const [newest] = await rowsOf(
    db,
    z.object({ applied: z.string().nullable() }),
    sql`select max(created_at)::text as applied from drizzle.__drizzle_migrations`,
  );
  return newest?.applied ?? undefined;
}

async function schemaState(db: Pick<Db, 'execute'>, migrationsDir: string): Promise<SchemaState> {
  const applied = await appliedMigration(db);
  if (applied === undefined) return 'missing';
  const difference = Number(applied) - Number(newestMigration(migrationsDir));
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

function expectMigrations(migrationsDir: string): void {
  if (existsSync(migrationsJournal(migrationsDir))) return;
  throw new DatabaseError(`The folder ${resolve(migrationsDir)} contains no migrations.`, [
    'Start from the folder of the project, or set MIGRATIONS_DIR.',
  ]);
}
