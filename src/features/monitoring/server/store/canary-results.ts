import { and, desc, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { canaryResult } from '../tables.ts';

/** Results that are kept: a day of several servers, and more than an hour of those that send as many as they may. */
const kept = 500;

type CanaryRow = typeof canaryResult.$inferSelect;
type NewResult = Pick<CanaryRow, 'runId' | 'sender' | 'times' | 'failedStep' | 'reason'>;

/** How the canaries of all servers are doing. The newest result counts, whoever sent it. */
export interface CanaryHealth {
  readonly newest: CanaryRow;
  /** When one last arrived. Undefined: not that anybody knows. */
  readonly arrivedAt: Date | undefined;
  /** Results within the last hour: a single server that fails among others that do not is seen here. */
  readonly recent: Readonly<Record<'passed' | 'failed', number>>;
}

/** Saves a result once, and forgets old ones, but for the last that arrived. */
export async function saveCanaryResult(db: Db, result: NewResult): Promise<void> {
  await db.transaction(async (tx) => {
    const [saved] = await tx
      .insert(canaryResult)
      .values(result)
      .onConflictDoNothing()
      .returning({ id: canaryResult.id });
    if (!saved) return;
    const lastArrived = sql`(select coalesce(max(id), 0) from canary_result where failed_step is null)`;
    await tx.delete(canaryResult).where(and(lt(canaryResult.id, saved.id - kept), ne(canaryResult.id, lastArrived)));
  });
}

/** Undefined: no canary has been sent yet. */
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
