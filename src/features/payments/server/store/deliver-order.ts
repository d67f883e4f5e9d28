import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { type Actor, noteAction } from '#platform/server/staff/staff-actions.ts';
import { paymentOrder } from '../tables.ts';

/** `done` also where it was so before: then nothing is noted, and the first moment stays. */
export type DeliverOutcome = 'done' | 'unknown' | 'notPaid';

/** The team has done what was paid for. The buyer sees it on the page of the order. */
export async function deliverOrder(db: Db, by: Actor, reference: string): Promise<DeliverOutcome> {
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
