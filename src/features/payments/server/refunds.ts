import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { type RefundView, refundedAmount } from '../payment-answer.ts';
import type { PaymentOrder, PaymentTransaction } from './store/orders.ts';
import { paymentOrder, paymentRefund } from './tables.ts';

export type PaymentRefund = typeof paymentRefund.$inferSelect;

/** Every refund of these orders, the oldest first. */
export async function listRefunds(db: Db, orderIds: readonly string[]): Promise<PaymentRefund[]> {
  const { orderId, refundedAt, id } = paymentRefund;
  return db
    .select()
    .from(paymentRefund)
    .where(inArray(orderId, [...orderIds]))
    .orderBy(asc(refundedAt), asc(id));
}

export function refundView({ amount: minor, refundedAt, note, isExtra }: PaymentRefund): RefundView {
  return { minor, at: refundedAt.getTime(), note: note ?? undefined, isExtra };
}

/** What is left of an order's price, in minor units. Call this with the order locked. */
export async function refundableAmount(tx: Db, { id, amount }: Pick<PaymentOrder, 'id' | 'amount'>): Promise<number> {
  return amount - refundedAmount((await listRefunds(tx, [id])).map(refundView));
}

interface Returned {
  readonly transaction: PaymentTransaction;
  /** After the report. Its row is locked. */
  readonly order: PaymentOrder;
  readonly now: Date;
}

/**
 * Records what the provider reports as returned. The team may have recorded the same money before: then nothing, or only
 * the rest, is added. Undefined: it was all known.
 */
export async function recordReturned(
  tx: Db,
  { transaction, order, now }: Returned,
): Promise<PaymentRefund | undefined> {
  // One of two charges was returned, and the other one pays for the order.
  const isExtra = order.state === 'paid';
  const left = isExtra ? transaction.amount : Math.min(await refundableAmount(tx, order), transaction.amount);
  if (left <= 0) return undefined;
  const [added] = await tx
    .insert(paymentRefund)
    .values({
      orderId: order.id,
      amount: left,
      reason: isExtra ? 'secondCharge' : 'other',
      providerReference: transaction.id,
      transactionId: transaction.id,
      isExtra,
      refundedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  return added;
}

type NewRefund = Pick<PaymentRefund, 'id' | 'amount' | 'reason' | 'note' | 'providerReference' | 'refundedAt'>;

/** `tooMuch`: more than what is left. `repeated`: the same form was sent before. */
type RefundOutcome =
  | { readonly outcome: 'unknown' | 'notPaid' | 'repeated' }
  | { readonly outcome: 'tooMuch'; readonly left: number }
  | { readonly outcome: 'recorded'; readonly order: PaymentOrder; readonly refund: PaymentRefund };

/** Records a refund that the team made. Once everything is returned, so is the order. Call this in a transaction. */
export async function recordRefund(tx: Db, reference: string, added: NewRefund, now: Date): Promise<RefundOutcome> {
  const [order] = await tx.select().from(paymentOrder).where(eq(paymentOrder.reference, reference)).for('update');
  if (!order) return { outcome: 'unknown' };
  const [known] = await tx.select().from(paymentRefund).where(eq(paymentRefund.id, added.id));
  if (known) return { outcome: 'repeated' };
  if (order.state !== 'paid') return { outcome: 'notPaid' };
  const left = await refundableAmount(tx, order);
  if (added.amount > left) return { outcome: 'tooMuch', left };
  const [refund] = await tx
    .insert(paymentRefund)
    .values({ ...added, orderId: order.id, createdAt: now })
    .returning();
  if (!refund) throw new Error('The database did not insert the refund');
  if (added.amount < left) return { outcome: 'recorded', order, refund };
  await tx.update(paymentOrder).set({ state: 'voided' }).where(eq(paymentOrder.id, order.id));
  return { outcome: 'recorded', order: { ...order, state: 'voided' }, refund };
}
