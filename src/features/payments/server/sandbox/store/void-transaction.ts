import { and, eq, lte, or } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { sandboxEvent, sandboxTransaction } from '../../tables.ts';
import type { NewSandboxEvent, SandboxTransaction } from './save-transaction.ts';

const { id, status, outcome, settlesAt } = sandboxTransaction;

/** Gives the money back, once. Undefined: it is not approved, or not any more. */
export async function voidSandboxTransaction(
  db: Db,
  transaction: Pick<SandboxTransaction, 'id'>,
  now: Date,
  eventOf: (voided: SandboxTransaction) => NewSandboxEvent,
): Promise<SandboxTransaction | undefined> {
  const isApproved = or(
    eq(status, 'APPROVED'),
    and(eq(status, 'PENDING'), eq(outcome, 'APPROVED'), lte(settlesAt, now)),
  );
  return db.transaction(async (tx) => {
    const [voided] = await tx
      .update(sandboxTransaction)
      .set({ status: 'VOIDED', finalizedAt: now })
      .where(and(eq(id, transaction.id), isApproved))
      .returning();
    if (voided) await tx.insert(sandboxEvent).values(eventOf(voided));
    return voided;
  });
}
