import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { DatabaseError } from './database-error.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** Queries are written against this, and run on PGlite and on PostgreSQL alike. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  readonly db: Db;
  readonly kind: 'embedded' | 'postgres';
  /** Where the data is, for people. Holds no password. */
  describe(): string;
  /** How many connections there are, where there is more than one. */
  connections?(): Readonly<Record<'open' | 'idle' | 'waitedFor', number>>;
  /** Rejects while the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** The folder of the embedded database, which is used where there is no `url`. */
  readonly dataDir: string;
  readonly url: string | undefined;
  readonly migrationsDir: string;
  /** Told when opening takes longer than usual, and why. */
  readonly notice?: (text: string) => void;
  /** It is opened for a moment only, so that others who want the embedded one wait for it. */
  readonly briefly?: boolean;
}

/** Opens the database and brings its tables up to date. Throws a DatabaseError. */
export async function openDatabase({ dataDir, url, migrationsDir, ...lock }: DatabaseOptions): Promise<Database> {
  if (!existsSync(join(migrationsDir, 'meta', '_journal.json'))) {
    throw new DatabaseError(`The folder ${resolve(migrationsDir)} holds no migrations.`, [
      'Start from the folder of the project, or set MIGRATIONS_DIR.',
    ]);
  }
  return url ? openPostgres(url, migrationsDir) : openEmbedded(dataDir, migrationsDir, lock);
}
