import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { z } from 'zod';
import { type Db, rowsOf } from './database.ts';
import { DatabaseError, isPassingFailure } from './database-error.ts';

/** A version of the tables. */
export interface Migration {
  /** The name of its file. */
  readonly name: string;
  /** The time at which it was generated, by which the database records it. */
  readonly version: number;
  readonly hash: string;
  readonly statements: readonly string[];
}

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.int() })) });

/** The file in which drizzle-kit lists all migrations. */
function journalOf(migrationsDir: string): string {
  return join(migrationsDir, 'meta', '_journal.json');
}

export function expectMigrations(migrationsDir: string): void {
  if (existsSync(journalOf(migrationsDir))) return;
  throw new DatabaseError(`The folder ${resolve(migrationsDir)} contains no migrations.`, [
    'Start from the folder of the project, or set MIGRATIONS_DIR.',
  ]);
}

/** All versions of the tables that this program knows, from the oldest. */
export function knownVersions(migrationsDir: string): number[] {
  const { entries } = journal.parse(JSON.parse(readFileSync(journalOf(migrationsDir), 'utf8')));
  return entries.map(({ when }) => when);
}

export function readMigrations(migrationsDir: string): Migration[] {
  const { entries } = journal.parse(JSON.parse(readFileSync(journalOf(migrationsDir), 'utf8')));
  // Drizzle returns them in the order of the journal, without their names.
  return readMigrationFiles({ migrationsFolder: migrationsDir }).map(({ sql: statements, folderMillis, hash }, n) => ({
    name: entries[n]?.tag ?? String(folderMillis),
    version: folderMillis,
    hash,
    statements,
  }));
}

/** The version of the tables of a database. Undefined if it has no tables of the site. */
export async function appliedVersion(db: Pick<Db, 'execute'>): Promise<number | undefined> {
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
  return newest?.applied ? Number(newest.applied) : undefined;
}

/**
 * Applies the oldest migration that a database lacks; returns false if it lacks none. Call it in a transaction. It does
 * what Drizzle's migrator does, with the same table; but that one applies all of them in one transaction of its own,
 * which locks every table that one of them changes until the last one is done.
 */
export async function applyNext(tx: Pick<Db, 'execute'>, migrations: readonly Migration[]): Promise<boolean> {
  const last = (await appliedVersion(tx)) ?? 0;
  const next = migrations.find(({ version }) => version > last);
  if (!next) return false;
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  try {
    for (const statement of next.statements) await tx.execute(sql.raw(statement));
  } catch (error) {
    throw isPassingFailure(error) ? error : migrationFailure(next, error);
  }
  await tx.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${next.hash}, ${next.version})`,
  );
  return true;
}

function migrationFailure({ name }: Migration, error: unknown): DatabaseError {
  // Drizzle's own message is the statement.
  const reason = error instanceof Error ? (error.cause ?? error) : error;
  return new DatabaseError(
    `The migration ${name} cannot be applied: ${reason instanceof Error ? reason.message : reason}.`,
    [
      'Nothing of it was applied. Start the version that was in use before, which works with the tables as they are.',
      'Change what the migration does not expect, or the migration, and try it on a copy of the database first.',
    ],
    { cause: error },
  );
}

/** Applies what is missing, up to a version, in one transaction of the caller. */
export async function applyUpTo(
  tx: Pick<Db, 'execute'>,
  migrations: readonly Migration[],
  version = Number.POSITIVE_INFINITY,
): Promise<void> {
  const wanted = migrations.filter((migration) => migration.version <= version);
  while (await applyNext(tx, wanted));
}
