import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import type { Owner } from '#features/accounts/server/store/owner.ts';
import type { Db } from '#platform/database/database.ts';
import { paymentOrder, paymentTransaction } from '../tables.ts';
import { isOwnPayment } from './own-payments.ts';

/**
 * What somebody who deletes their account leaves behind. Money that changed hands stays in the books with its payer, as
 * the law on accounting asks for; an order that was never paid keeps nobody's address.
 */
export async function forgetPayer(tx: Db, owner: Owner): Promise<void> {
  const unpaid = and(
    isOwnPayment(owner),
    isNull(paymentOrder.paidAt),
    notInArray(paymentOrder.state, ['paid', 'voided']),
  );
  const forgotten = await tx
    .update(paymentOrder)
    .set({ userId: null, email: null })
    .where(unpaid)
    .returning({ id: paymentOrder.id });
  const ids = forgotten.map(({ id }) => id);
  await tx.update(paymentTransaction).set({ email: null }).where(inArray(paymentTransaction.orderId, ids));
  await tx.update(paymentOrder).set({ userId: null }).where(eq(paymentOrder.userId, owner.id));
}
