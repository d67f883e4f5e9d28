import { count, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

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
