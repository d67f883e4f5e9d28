import { and, asc, eq, inArray, isNull, lte, min, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { sandboxEvent, sandboxTransaction } from '../tables.ts';

export type SandboxTransaction = typeof sandboxTransaction.$inferSelect;
export type SandboxEvent = typeof sandboxEvent.$inferSelect;
export type NewSandboxEvent = typeof sandboxEvent.$inferInsert;

/**
 * Saves a transaction and its events together. If its reference has a transaction already, even one saved at the same
 * moment, that one is returned.
 */
export async function saveTransaction(
  db: Db,
  transaction: SandboxTransaction,
  events: readonly NewSandboxEvent[],
): Promise<SandboxTransaction> {
  return db.transaction(async (tx) => {
    const [inserted] = await tx.insert(sandboxTransaction).values(transaction).onConflictDoNothing().returning();
    if (inserted && events.length > 0) await tx.insert(sandboxEvent).values([...events]);
    const first = inserted ?? (await findTransaction(tx, transaction.reference));
    if (!first) throw new Error('The transaction of the sandbox was not saved');
    return first;
  });
}

export async function findTransaction(db: Db, reference: string): Promise<SandboxTransaction | undefined> {
  const [found] = await db.select().from(sandboxTransaction).where(eq(sandboxTransaction.reference, reference));
  return found;
}

/** Follows the clock, since a bank decides also while no server runs. */
export function statusOf({ outcome, settlesAt }: SandboxTransaction, now: Date) {
  return settlesAt <= now ? outcome : 'PENDING';
}

const { id, dueAt, attempts, endedAt } = sandboxEvent;

/**
 * The event that has been due for longest, which is due again at `nextAttempt` unless it ends before. Other servers that
 * ask simultaneously get different ones.
 */
export async function claimSandboxEvent(db: Db, now: Date, nextAttempt: Date): Promise<SandboxEvent | undefined> {
  const due = db.$with('due').as(
    db
      .select({ id })
      .from(sandboxEvent)
      .where(and(isNull(endedAt), lte(dueAt, now)))
      .orderBy(asc(dueAt))
      .limit(1)
      .for('update', { skipLocked: true }),
  );
  const [claimed] = await db
    .with(due)
    .update(sandboxEvent)
    .set({ dueAt: nextAttempt, attempts: sql`${attempts} + 1` })
    .where(inArray(id, db.select({ id: due.id }).from(due)))
    .returning();
  return claimed;
}

/** When the next event is due, as far as is known now. */
export async function nextSandboxEventAt(db: Db): Promise<Date | undefined> {
  const [first] = await db
    .select({ at: min(dueAt) })
    .from(sandboxEvent)
    .where(isNull(endedAt));
  return first?.at ?? undefined;
}

/** It was delivered or given up. */
export async function endSandboxEvent(db: Db, event: SandboxEvent, now: Date): Promise<void> {
  await db.update(sandboxEvent).set({ endedAt: now }).where(eq(id, event.id));
}
