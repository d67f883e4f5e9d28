import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../database.ts';

/** What a question answers that no table of ours is asked. */
export async function rowsOf<Row extends z.ZodType>(
  db: Pick<Db, 'execute'>,
  row: Row,
  question: SQL,
): Promise<z.output<Row>[]> {
  return z.object({ rows: z.array(row) }).parse(await db.execute(question)).rows;
}
