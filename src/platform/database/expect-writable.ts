import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from './database.ts';
import { rowsOf } from './dump/rows-of.ts';

/**
 * Rejects while a PostgreSQL answers but takes nothing: a standby, one that was made read-only (as hosting companies do
 * when a disk is full), and one whose disk has no space. For the last it is asked for more rows than fit into the memory
 * that it may use, which makes it write a temporary file of 140 kB: no table is needed for it, and nothing stays.
 */
export async function expectWritable(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const [state] = await rowsOf(
      tx,
      z.object({ isReadOnly: z.boolean() }),
      sql`select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly"`,
    );
    if (state?.isReadOnly) throw new Error('The database is read-only');
    await tx.execute(sql`set local work_mem = '64kB'`);
    await tx.execute(sql`select count(*) from generate_series(1, 10000)`);
  });
}
