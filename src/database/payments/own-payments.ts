import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { User } from '../accounts/open-session.ts';
import type { Db } from '../database.ts';
import { paymentOrder } from '../tables/payment-order.ts';
import type { PaymentOrder } from './payment-rows.ts';

type Owner = Pick<User, 'id' | 'email'>;

/** Those of the account, and those that its proven address paid for, also before there was an account. */
export function isOwnPayment({ id, email }: Owner) {
  const { userId, email: payer } = paymentOrder;
  return or(eq(userId, id), and(isNull(userId), eq(sql`lower(${payer})`, email)));
}

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
