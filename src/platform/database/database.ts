import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { ConnectionLimits } from './postgres-client.ts';
import type { PoolFailure } from './postgres-pool.ts';

/** Queries are written against this type, and run on PGlite and on PostgreSQL alike. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  readonly db: Db;
  /** For the regular clean-up, whose statements may take minutes. On PostgreSQL it has a separate connection. */
  readonly maintenance: Db;
  readonly kind: 'embedded' | 'postgres';
  /** Where the data is, for display. Contains no password. */
  describe(): string;
  /** The state of the connection pool, if there is one. */
  connections?(): Readonly<Record<'open' | 'idle' | 'waitedFor', number>>;
  /** Calls `listener` for every pool failure: no connection, or no response. */
  onPoolFailure?(listener: (failure: PoolFailure) => void): void;
  /** Rejects while the database does not respond. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface PoolOptions {
  /** Maximum number of connections to PostgreSQL, without the one for the clean-up. */
  readonly size?: number;
  readonly limits?: ConnectionLimits;
}
/** The result of a query that reads none of our tables. */
export async function rowsOf<Row extends z.ZodType>(
  db: Pick<Db, 'execute'>,
  row: Row,
  question: SQL,
): Promise<z.output<Row>[]> {
  return z.object({ rows: z.array(row) }).parse(await db.execute(question)).rows;
}
