import { and, eq, isNotNull } from 'drizzle-orm';
import { type ActionDeps, noteAction } from '#platform/server/staff/staff-actions.ts';
import { paymentOrder, paymentTransaction } from './tables.ts';

type Deps = Pick<ActionDeps, 'db' | 'by'>;

/** `done` also if it was delivered before; then nothing is logged, and the first time stays. */
type DeliverOutcome = 'done' | 'unknown' | 'notPaid';

/** Marks an order as delivered. The buyer sees it on the page of the order. */
export async function deliverOrder({ db, by }: Deps, reference: string): Promise<DeliverOutcome> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(paymentOrder).where(eq(paymentOrder.reference, reference)).for('update');
    if (!found) return 'unknown';
    if (found.state !== 'paid') return 'notPaid';
    if (found.deliveredAt) return 'done';
    await tx.update(paymentOrder).set({ deliveredAt: by.at }).where(eq(paymentOrder.id, found.id));
    await noteAction(tx, by, { action: 'payment-delivered', subject: reference });
    return 'done';
  });
}

/** Marks the problem of a payment as solved. True also if it was solved before; then no action is recorded. */
export async function settleProblem({ db, by }: Deps, transaction: { provider: string; id: string }): Promise<boolean> {
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
