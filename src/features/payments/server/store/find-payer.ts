import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { user } from '#features/accounts/server/tables.ts';
import type { Db } from '#platform/database/database.ts';
import { paymentOrder } from '../tables.ts';

/** Whose account shows an order: of whoever was signed in, else of the address that paid. */
export async function findPayer(tx: Db, orderId: string): Promise<string | undefined> {
  const isTheirs = or(
    eq(paymentOrder.userId, user.id),
    and(isNull(paymentOrder.userId), eq(user.email, sql`lower(${paymentOrder.email})`)),
  );
  const [found] = await tx
    .select({ id: user.id })
    .from(paymentOrder)
    .innerJoin(user, isTheirs)
    .where(eq(paymentOrder.id, orderId));
  return found?.id;
}
