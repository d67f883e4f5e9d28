import { and, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { plainLine } from '#platform/contracts/bounded-input.ts';
import type { Db } from '#platform/database/database.ts';
import { type Action, wrongInput } from '#platform/server/staff/action.ts';
import type { Actor } from '#platform/server/staff/staff-actions.ts';
import { noteAction } from '#platform/server/staff/staff-actions.ts';
import { paymentTransaction } from '../tables.ts';

/** Marks the problem of a payment as solved. True also if it was solved before; then no action is recorded. */
export async function settleProblem(
  db: Db,
  by: Actor,
  transaction: { provider: string; id: string },
): Promise<boolean> {
  const isThis = and(eq(paymentTransaction.provider, transaction.provider), eq(paymentTransaction.id, transaction.id));
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(paymentTransaction)
      .where(and(isThis, isNotNull(paymentTransaction.problem)))
      .for('update');
    if (!found) return false;
    if (found.settledAt) return true;
    await tx.update(paymentTransaction).set({ settledAt: by.at }).where(isThis);
    await noteAction(tx, by, { action: 'payment-settled', subject: found.reference });
    return true;
  });
}

const fields = z.object({ provider: plainLine(10), id: plainLine(100) });

export const settle: Action = async (typed, { db, by }) => {
  const place = { view: 'payments' } as const;
  const { data } = fields.safeParse(typed);
  if (!data) return wrongInput(place);
  const isSettled = await settleProblem(db, by, data);
  return isSettled ? { done: 'settled', place } : { place, status: 404, errorCode: 'unknownPayment' };
};
