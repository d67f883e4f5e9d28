import { and, count, ilike, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { msPerMinute } from '#site/durations.ts';
import type { Db } from './database.ts';

/** For `like`: what a visitor types is never a pattern. */
export function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}

/** More words than this narrow the result no further, and each costs the database a search. */
const mostWords = 10;

/** The words that a search was typed with. */
export function wordsOf(text: string): string[] {
  return [...new Set(text.split(/\s+/).filter(Boolean))].slice(0, mostWords);
}

/** One condition for each typed word. Undefined if nothing was typed, which matches all. */
export function matchAllWords(text: string, holds: (word: string) => SQL | undefined): SQL | undefined {
  return and(...wordsOf(text).map(holds));
}

/** An index of three letters each finds longer words anywhere, and shorter ones at the beginning of a word. */
const indexedLetters = 3;

/** Whether a text has the word in it. A shorter one than the index can find has to begin a word. */
export function hasWord(column: PgColumn | SQL, word: string): SQL | undefined {
  const pattern = `${escapeLike(word)}%`;
  // A sign is rare, and hardly ever the beginning of a word.
  if ([...word].length >= indexedLetters || !/^[\p{Letter}\p{Number}]+$/u.test(word))
    return ilike(column, `%${pattern}`);
  return or(ilike(column, pattern), ilike(column, `% ${pattern}`));
}

/**
 * For searches: sequential scans are only made where no index can be used. PostgreSQL estimates that comparing a text
 * with a pattern takes as long as comparing two numbers, and therefore prefers to read a whole table where an index of
 * words takes a tenth of the time. Without a text it is a list like any other.
 */
export function whileSearching<Result>(db: Db, text: string, work: (tx: Db) => Promise<Result>): Promise<Result> {
  if (text === '') return work(db);
  return db.transaction(async (tx) => {
    await tx.execute(searchSettings);
    return work(tx);
  });
}

/** Of one transaction. Starting further processes takes longer than most searches. */
const searchSettings = sql`select set_config('enable_seqscan', 'off', true),
  set_config('max_parallel_workers_per_gather', '0', true)`;

/** The number of rows, but at most one more than `most`: counting further takes longer the more there are. */
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

/** The condition of a check constraint: the column has one of these values, which are part of the code. */
export function isOneOf(column: SQLWrapper, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}

/**
 * Milliseconds that the clocks of servers and database may differ by. A time further ahead comes from a wrong clock.
 */
export const clockSlack = msPerMinute;

/** The time after a delay in milliseconds, which may be different for each row, by a clock that is somewhat ahead. */
export function timeAfter(now: Date, delay: SQL): SQL {
  return sql`${new Date(now.getTime() + clockSlack).toISOString()}::timestamptz + make_interval(secs => ${delay} / 1000.0)`;
}

/** Some properties of a row: those that others may see. */
export function pick<Row extends object, Key extends keyof Row>(row: Row, ...keys: readonly Key[]): Pick<Row, Key>;
export function pick(row: object, ...keys: readonly PropertyKey[]): object {
  return Object.fromEntries(keys.map((key) => [key, Reflect.get(row, key)]));
}
