import { and, desc, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { canaryResult } from '../tables.ts';

/** How many results are stored: a day of several servers, and more than an hour at the highest frequency. */
const storedResults = 500;

type CanaryRow = typeof canaryResult.$inferSelect;
type NewResult = Pick<CanaryRow, 'runId' | 'sender' | 'times' | 'failedStep' | 'reason'>;

/** The state of the canaries of all servers. The newest result counts, from any sender. */
export interface CanaryHealth {
  readonly newest: CanaryRow;
  /** When one last succeeded. Undefined if none is recorded. */
  readonly arrivedAt: Date | undefined;
  /** Results within the last hour: shows a single server that fails among others that do not. */
  readonly recent: Readonly<Record<'passed' | 'failed', number>>;
}

/** Saves a result once, and deletes old ones except the last success. */
export async function saveCanaryResult(db: Db, result: NewResult): Promise<void> {
  await db.transaction(async (tx) => {
    const [saved] = await tx
      .insert(canaryResult)
      .values(result)
      .onConflictDoNothing()
      .returning({ id: canaryResult.id });
    if (!saved) return;
    const lastArrived = sql`(select coalesce(max(id), 0) from canary_result where failed_step is null)`;
    await tx
      .delete(canaryResult)
      .where(and(lt(canaryResult.id, saved.id - storedResults), ne(canaryResult.id, lastArrived)));
  });
}

/** Undefined if no canary has been sent yet. */
export async function readCanaryHealth(db: Db): Promise<CanaryHealth | undefined> {
  const newestFirst = desc(canaryResult.id);
  const [newest] = await db.select().from(canaryResult).orderBy(newestFirst).limit(1);
  if (!newest) return undefined;
  const arrived = isNull(canaryResult.failedStep);
  const [last] = await db
    .select({ at: canaryResult.at })
    .from(canaryResult)
    .where(arrived)
    .orderBy(newestFirst)
    .limit(1);
  const isRecent = sql`${canaryResult.at} > now() - interval '1 hour'`;
  const all = await db.$count(canaryResult, isRecent);
  const passed = await db.$count(canaryResult, and(isRecent, arrived));
  return { newest, arrivedAt: last?.at, recent: { passed, failed: all - passed } };
}
