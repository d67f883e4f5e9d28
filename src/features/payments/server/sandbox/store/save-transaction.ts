import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { sandboxEvent, sandboxTransaction } from '../../tables.ts';

export type SandboxTransaction = typeof sandboxTransaction.$inferSelect;
export type NewSandboxEvent = typeof sandboxEvent.$inferInsert;

/**
 * Keeps a transaction and what will be told of it, or nothing of both. Where its reference has one already, even since
 * this very moment, that one is answered.
 */
export async function saveSandboxTransaction(
  db: Db,
  transaction: SandboxTransaction,
  events: readonly NewSandboxEvent[],
): Promise<SandboxTransaction> {
  return db.transaction(async (tx) => {
    const [kept] = await tx.insert(sandboxTransaction).values(transaction).onConflictDoNothing().returning();
    if (kept && events.length > 0) await tx.insert(sandboxEvent).values([...events]);
    const first = kept ?? (await findSandboxTransactionOf(tx, transaction.reference));
    if (!first) throw new Error('The transaction of the sandbox was not kept');
    return first;
  });
}

export async function findSandboxTransaction(db: Db, id: string): Promise<SandboxTransaction | undefined> {
  const [found] = await db.select().from(sandboxTransaction).where(eq(sandboxTransaction.id, id));
  return found;
}

export async function findSandboxTransactionOf(db: Db, reference: string): Promise<SandboxTransaction | undefined> {
  const [found] = await db.select().from(sandboxTransaction).where(eq(sandboxTransaction.reference, reference));
  return found;
}
