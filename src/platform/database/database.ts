import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { ConnectionLimits } from './postgres-client.ts';
import type { PoolFailure } from './postgres-pool.ts';

/** Queries are written against this, and run on PGlite and on PostgreSQL alike. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  readonly db: Db;
  /** For the regular clean-up, whose statements may take minutes. On PostgreSQL it has a connection of its own. */
  readonly maintenance: Db;
  readonly kind: 'embedded' | 'postgres';
  /** Where the data is, for people. Holds no password. */
  describe(): string;
  /** How many connections there are, where there is more than one. */
  connections?(): Readonly<Record<'open' | 'idle' | 'waitedFor', number>>;
  /** Calls `listener` whenever somebody got no connection, or no answer, where there is a pool of them. */
  onPoolFailure?(listener: (failure: PoolFailure) => void): void;
  /** Rejects while the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface PoolOptions {
  /** How many connections to PostgreSQL there are at most; the one for the clean-up is not counted. */
  readonly size?: number;
  readonly limits?: ConnectionLimits;
}
/** What a question answers that no table of ours is asked. */
export async function rowsOf<Row extends z.ZodType>(
  db: Pick<Db, 'execute'>,
  row: Row,
  question: SQL,
): Promise<z.output<Row>[]> {
  return z.object({ rows: z.array(row) }).parse(await db.execute(question)).rows;
}
