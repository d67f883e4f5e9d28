import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { paymentOrder } from '../tables.ts';
import type { PaymentOrder } from './payment-rows.ts';

export async function findOrder(db: Db, reference: string): Promise<PaymentOrder | undefined> {
  const [found] = await db.select().from(paymentOrder).where(eq(paymentOrder.reference, reference));
  return found;
}
