import { desc } from 'drizzle-orm';
import { isOwnedBy, type Owner } from '#features/accounts/server/store/owner.ts';
import type { Db } from '#platform/database/database.ts';
import { paymentOrder } from '../tables.ts';
import type { PaymentOrder } from './payment-rows.ts';

export const isOwnPayment = (owner: Owner) => isOwnedBy(owner, paymentOrder);

/** The newest first. */
export function listOwnPayments(db: Db, owner: Owner, limit: number): Promise<PaymentOrder[]> {
  return db
    .select()
    .from(paymentOrder)
    .where(isOwnPayment(owner))
    .orderBy(desc(paymentOrder.createdAt), desc(paymentOrder.id))
    .limit(limit)
    .execute();
}
