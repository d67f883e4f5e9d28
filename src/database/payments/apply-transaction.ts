import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { paymentOrder } from '../tables/payment-order.ts';
import { paymentTransaction, paymentTransactionStatuses } from '../tables/payment-transaction.ts';
import { judgeOrder } from './judge-order.ts';
import type { PaymentOrder } from './make-order.ts';

export type PaymentTransaction = typeof paymentTransaction.$inferSelect;

/** What a provider says of an attempt to pay. */
export interface ToldTransaction {
  readonly provider: string;
  readonly id: string;
  readonly reference: string;
  readonly status: PaymentTransaction['status'];
  readonly currency: string;
  readonly amount: number;
  readonly email: string | undefined;
}

/** What has moved on, to be told to whom it concerns in the same transaction of the database. */
export interface PaymentChange {
  readonly transaction: PaymentTransaction;
  /** As it is now. Undefined: the money is for nothing that we know. */
  readonly order: PaymentOrder | undefined;
  readonly before: PaymentOrder['state'] | undefined;
}

export type TellOfChange = (tx: Db, change: PaymentChange) => Promise<void>;

const rank = (status: PaymentTransaction['status']) => paymentTransactionStatuses.indexOf(status);

/**
 * Takes in what a provider says, whoever brings it, however often and in whatever order. States only move forward, so
 * the same again, or something older, changes nothing. The order's row is locked first by everybody.
 */
export async function applyTransaction(tx: Db, told: ToldTransaction, now: Date, tell: TellOfChange): Promise<boolean> {
  const [order] = await tx
    .select()
    .from(paymentOrder)
    .where(and(eq(paymentOrder.reference, told.reference), eq(paymentOrder.provider, told.provider)))
    .for('update');
  const known = await lockTransaction(tx, told, order, now);
  // Whose money it is was said when it was first told, and never changes.
  const isOther =
    known.reference !== told.reference || known.amount !== told.amount || known.currency !== told.currency;
  if (isOther || (!known.isNew && rank(told.status) <= rank(known.status))) return false;
  const others = order ? await othersOf(tx, order, told) : [];
  const { state, problem } = judgeOrder(told, order, others);
  const [transaction] = await tx
    .update(paymentTransaction)
    .set({ status: told.status, problem, updatedAt: now, email: told.email ?? known.email })
    .where(isThis(told))
    .returning();
  if (!transaction) throw new Error('The database kept no transaction');
  const moved = order && (await moveOrder(tx, order, { state, email: told.email, now }));
  await tell(tx, { transaction, order: moved, before: order?.state });
  return true;
}

const isThis = ({ provider, id }: Pick<ToldTransaction, 'provider' | 'id'>) =>
  and(eq(paymentTransaction.provider, provider), eq(paymentTransaction.id, id));

async function lockTransaction(
  tx: Db,
  { provider, id, reference, status, currency, amount }: ToldTransaction,
  order: PaymentOrder | undefined,
  now: Date,
): Promise<PaymentTransaction & { isNew: boolean }> {
  const row = { provider, id, reference, status, currency, amount, orderId: order?.id, createdAt: now, updatedAt: now };
  const [added] = await tx.insert(paymentTransaction).values(row).onConflictDoNothing().returning();
  if (added) return { ...added, isNew: true };
  const [known] = await tx.select().from(paymentTransaction).where(isThis({ provider, id })).for('update');
  if (!known) throw new Error('A transaction was there and is not');
  return { ...known, isNew: false };
}

/** The other attempts to pay the same order. */
async function othersOf(tx: Db, { id }: PaymentOrder, told: ToldTransaction): Promise<PaymentTransaction[]> {
  const all = await tx.select().from(paymentTransaction).where(eq(paymentTransaction.orderId, id));
  return all.filter((other) => other.provider !== told.provider || other.id !== told.id);
}

/** Nothing more is asked of the provider once the money is there, or has gone back. */
const settled = ['paid', 'voided'] as const satisfies readonly PaymentOrder['state'][];

async function moveOrder(
  tx: Db,
  order: PaymentOrder,
  { state, email, now }: { state: PaymentOrder['state']; email: string | undefined; now: Date },
): Promise<PaymentOrder> {
  const isSettled = settled.some((end) => end === state);
  const [moved] = await tx
    .update(paymentOrder)
    .set({
      state,
      email: order.email ?? email,
      paidAt: state === 'paid' ? (order.paidAt ?? now) : order.paidAt,
      ...(isSettled && { nextCheckAt: null }),
    })
    .where(inArray(paymentOrder.id, [order.id]))
    .returning();
  if (!moved) throw new Error('An order was there and is not');
  return moved;
}
