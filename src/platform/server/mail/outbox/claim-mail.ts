import { and, asc, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import type { Db } from '../../../database/database.ts';
import { outboxMessage } from '../tables.ts';

export type OutboxMessage = typeof outboxMessage.$inferSelect;

/** A message that one server alone may send, as long as the claim lasts. */
export type ClaimedMail = OutboxMessage & { readonly claimedUntil: Date };

const { id, state, nextAttemptAt, claimedUntil } = outboxMessage;

/** Nobody is sending it, or whoever was did not come to an end. */
export const isUnclaimed = (now: Date) => or(isNull(claimedUntil), lte(claimedUntil, now));

/** Takes the message that has been due for longest until `until`; of several servers that ask at once, each gets another. */
export async function claimMail(
  db: Db,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<ClaimedMail | undefined> {
  // The database counts finer than this clock: what was queued within this very millisecond is due too.
  const nextMillisecond = new Date(now.getTime() + 1);
  const due = db.$with('due').as(
    db
      .select({ id })
      .from(outboxMessage)
      .where(and(eq(state, 'waiting'), lt(nextAttemptAt, nextMillisecond), isUnclaimed(now)))
      .orderBy(asc(nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true }),
  );
  const [claimed] = await db
    .with(due)
    .update(outboxMessage)
    .set({ claimedUntil: until })
    .where(inArray(id, db.select({ id: due.id }).from(due)))
    .returning();
  return claimed && { ...claimed, claimedUntil: until };
}

/** Lets others have it at once. */
export async function releaseMail(db: Db, claimed: ClaimedMail): Promise<void> {
  await db.update(outboxMessage).set({ claimedUntil: null }).where(isStillClaimed(claimed));
}

/** False when the claim ran out and another server has taken the message since. */
export const isStillClaimed = (claimed: ClaimedMail) =>
  and(eq(id, claimed.id), eq(state, 'waiting'), eq(claimedUntil, claimed.claimedUntil));
