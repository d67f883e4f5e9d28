import { and, count, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** For `like`: what somebody types is never a pattern. */
export function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}

/** More words than this find nothing that these have not found, and each costs the database a look. */
const mostWords = 10;

/** Every word of what somebody typed, each by a condition of its own. Undefined where nothing was typed: all fit. */
export function matchAllWords(text: string, holds: (word: string) => SQL | undefined): SQL | undefined {
  return and(...text.split(/\s+/).filter(Boolean).slice(0, mostWords).map(holds));
}

/** How many rows there are, but no more than one beyond `most`: counting on would take the longer the more there are. */
export async function countAtMost(db: Db, most: number, table: PgTable, where: SQL | undefined): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(most + 1)
    .as('found');
  const [counted] = await db.select({ rows: count() }).from(found);
  return counted?.rows ?? 0;
}
