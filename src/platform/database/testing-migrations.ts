import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const migrationsDir = 'src/platform/database/migrations';

/** A database of the PostgreSQL of a test run that has all tables, to be copied. */
export const migratedTemplate = 'migrated';

interface JournalEntry {
  readonly idx: number;
  readonly version: string;
  readonly when: number;
  readonly tag: string;
  readonly breakpoints: boolean;
}

/** Copies the migrations to a new folder, as another version of the site has them. */
function copyMigrations(
  from: string,
  folder: string,
  change: (entries: readonly JournalEntry[]) => readonly JournalEntry[],
): void {
  cpSync(from, folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...more }: { entries: JournalEntry[] } = JSON.parse(readFileSync(journal, 'utf8'));
  writeFileSync(journal, JSON.stringify({ ...more, entries: change(entries) }));
}

/** Those of an earlier version, whose newest is `last`. */
export function migrationsUpTo(last: string, folder: string): string {
  copyMigrations(migrationsDir, folder, (entries) => {
    const end = entries.findIndex(({ tag }) => tag === last) + 1;
    if (end === 0) throw new Error(`There is no migration ${last}`);
    return entries.slice(0, end);
  });
  return folder;
}

/** Those of a later version, with one more. */
export function migrationsAnd(name: string, statements: string, folder: string, from = migrationsDir): string {
  copyMigrations(from, folder, (entries) => {
    const newest = entries.at(-1);
    if (!newest) throw new Error('There is no migration');
    return [...entries, { ...newest, idx: newest.idx + 1, when: newest.when + 60_000, tag: name }];
  });
  writeFileSync(join(folder, `${name}.sql`), statements);
  return folder;
}
