import { and, desc, eq, getTableColumns, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { paymentOrder, paymentTransaction } from '../tables.ts';
import type { PaymentTransaction } from './payment-rows.ts';

export interface PaymentProblem {
  readonly transaction: PaymentTransaction;
  /** The reference of the order it was made for, where there is one. */
  readonly order: string | null;
}

const { problem, settledAt, status, createdAt, id, orderId } = paymentTransaction;

/** Money that came in and belongs to no order as it stands. What went back, or was settled, needs nobody any more. */
const isOpenProblem = and(isNotNull(problem), isNull(settledAt), ne(status, 'VOIDED'));

/** The newest first. */
export function listProblems(db: Db, limit: number): Promise<PaymentProblem[]> {
  return db
    .select({ transaction: getTableColumns(paymentTransaction), order: paymentOrder.reference })
    .from(paymentTransaction)
    .leftJoin(paymentOrder, eq(paymentOrder.id, orderId))
    .where(isOpenProblem)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
    .execute();
}

export function countProblems(db: Db): Promise<number> {
  return db.$count(paymentTransaction, isOpenProblem);
}
