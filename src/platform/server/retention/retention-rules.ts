import { and, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/database.ts';
import type { RetentionKind } from '../config/operation-variables.ts';

/** A table of a feature. */
export interface DeclaredTable {
  readonly table: PgTable;
  /** For how long its rows are stored. Several rules are applied in this order. */
  readonly stored: readonly [Stored, ...Stored[]];
  /** Why there is no personal data in it. Every other table is described in the personal data of a feature. */
  readonly impersonalBecause?: string;
}

/** What happens to the rows of a table. */
export type Stored =
  | {
      /** Of a kind, for as long as the settings say; or a fixed number of days after the end that the row itself names. */
      readonly after: RetentionKind | { readonly expiredForDays: number };
      readonly removeBatch: RemoveBatch;
    }
  /** They are removed with their parent row, by a foreign key with `on delete cascade`. */
  | { readonly goesWith: PgTable }
  | { readonly permanentBecause: string };

export type RetentionRule = Stored & { readonly table: PgTable };

/** What one batch has removed. */
export interface Batch {
  readonly rows: number;
  /** Their files, to be removed from the disk now that the rows are gone. */
  readonly files?: readonly string[];
}

/**
 * Removes up to `limit` rows that expired before that time, the oldest first. Locked rows are left for the next time,
 * so that several servers can do this concurrently and nothing waits for it.
 */
export type RemoveBatch = (db: Db, before: Date, limit: number) => Promise<Batch>;

type Which = (db: Db, before: Date) => SQL | undefined;

export function olderThan(kind: RetentionKind, removeBatch: RemoveBatch): Stored {
  return { after: kind, removeBatch };
}

/** Counted from the time in that column; of all rows, or of those that match a condition. */
export function since(kind: RetentionKind, column: PgColumn, which?: Which): Stored {
  return olderThan(kind, removeRows(column, which));
}

/** Counted from the end in that column. */
export function expired(end: PgColumn, expiredForDays = 0, which?: Which): Stored {
  return { after: { expiredForDays }, removeBatch: removeRows(end, which) };
}

export const goesWith = (parent: PgTable): Stored => ({ goesWith: parent });
export const permanent = (permanentBecause: string): Stored => ({ permanentBecause });

/** For a table without dependent rows, or whose dependent rows are removed by cascade. */
function removeRows(column: PgColumn, which?: Which): RemoveBatch {
  const { table } = column;
  const [key] = getTableConfig(table).columns.filter(({ primary }) => primary);
  if (!key) throw new Error('A table without a primary key of one column needs its own removal function');
  return async (db, before, limit) => {
    const old = db
      .select({ key })
      .from(table)
      .where(and(lt(column, before), which?.(db, before)))
      .orderBy(column)
      .limit(limit)
      .for('update', { skipLocked: true });
    // An array instead of `in`: PostgreSQL then looks each up by its key instead of reading the whole table.
    const removed = await db.delete(table).where(sql`${key} = any(array(${old}))`).returning({ one: sql`1` });
    return { rows: removed.length };
  };
}

/** Not `exists`, for which PostgreSQL may read the whole other table: this uses its index for each row. */
export function isThere(found: SQLWrapper): SQL {
  return sql`coalesce(${found}, false)`;
}
