import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { clockSlack, timeAfter } from '../../database/queries.ts';
import type { ClockCorrection } from '../feature.ts';
import { retryDelays } from './outbox.ts';
import { outboxMessage } from './tables.ts';

/** Makes mail due that waits for longer than any delay, and releases claims that are longer than any. */
export async function makeMailDueAgain(db: Db, { now, claim }: ClockCorrection): Promise<{ readonly mails: number }> {
  const { id, state, attempts, nextAttemptAt, claimedUntil } = outboxMessage;
  const longest = sql`(array[0, ${sql.raw(retryDelays.join(', '))}])[least(${attempts}, ${sql.raw(String(retryDelays.length))}) + 1]`;
  const waiting = eq(state, 'waiting');
  const put = await db
    .update(outboxMessage)
    .set({ nextAttemptAt: now })
    // The first of both conditions is for the index: it reads only what is ahead.
    .where(and(waiting, gt(nextAttemptAt, now), gt(nextAttemptAt, timeAfter(now, longest))))
    .returning({ id });
  const held = await db
    .update(outboxMessage)
    .set({ claimedUntil: null })
    .where(and(waiting, gt(claimedUntil, new Date(now.getTime() + claim + clockSlack))))
    .returning({ id });
  return { mails: new Set([...put, ...held].map((one) => one.id)).size };
}
