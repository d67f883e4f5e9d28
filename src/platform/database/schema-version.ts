import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from './database.ts';
import { rowsOf } from './database.ts';

/**
 * `missing`: the database has no tables of the site. The others compare its tables with those that this program knows.
 */
export type SchemaState = 'missing' | 'older' | 'current' | 'newer';

const journal = z.object({ entries: z.array(z.object({ when: z.int() })) });

/** The file in which drizzle-kit lists all migrations. */
export function migrationsJournal(migrationsDir: string): string {
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

export async function schemaState(db: Pick<Db, 'execute'>, migrationsDir: string): Promise<SchemaState> {
  const applied = await appliedMigration(db);
  if (applied === undefined) return 'missing';
  const difference = Number(applied) - Number(newestMigration(migrationsDir));
  return difference === 0 ? 'current' : difference < 0 ? 'older' : 'newer';
}
