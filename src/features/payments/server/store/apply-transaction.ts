import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { orderStates, transactionStatuses } from '../../payment-answer.ts';
import { paymentOrder, paymentTransaction } from '../tables.ts';
import { firstCheckAt } from './check-orders.ts';
import { lockQuote, type PaymentOrder, type PaymentTransaction } from './orders.ts';

interface OrderTransition {
  readonly state: PaymentOrder['state'];
  readonly problem: PaymentTransaction['problem'];
  /** A double payment that pays for the order from now on. */
  readonly successor?: Pick<PaymentTransaction, 'provider' | 'id'> | undefined;
}

type Attempt = Pick<PaymentTransaction, 'provider' | 'id' | 'status' | 'problem'>;

const stateAfter = {
  PENDING: 'pending',
  ERROR: 'error',
  DECLINED: 'declined',
  APPROVED: 'paid',
  VOIDED: 'voided',
} as const satisfies Record<PaymentTransaction['status'], PaymentOrder['state']>;

/** The state of an order after a report about one attempt to pay it, given the other attempts. */
export function nextOrderState(
  reported: Pick<ReportedTransaction, 'status' | 'amount' | 'currency'>,
  order: Pick<PaymentOrder, 'state' | 'amount' | 'currency'> | undefined,
  others: readonly Attempt[],
): OrderTransition {
  const isMoney = reported.status === 'APPROVED';
  if (!order) return { state: 'open', problem: isMoney ? 'unknownOrder' : null };
  const stays = { state: order.state, problem: null };
  if (reported.amount !== order.amount || reported.currency.toLowerCase() !== order.currency) {
    return { ...stays, problem: isMoney ? 'otherAmount' : null };
  }
  const isPaidByOther = others.some(({ status, problem }) => status === 'APPROVED' && !problem);
  if (isPaidByOther) return { ...stays, problem: isMoney ? 'paidTwice' : null };
  const successor = others.find(({ status, problem }) => status === 'APPROVED' && problem === 'paidTwice');
  if (reported.status === 'VOIDED' && successor) return { ...stays, successor };
  return { state: stateAfterwards(reported.status, order.state, others), problem: null };
}

function stateAfterwards(
  status: PaymentTransaction['status'],
  before: PaymentOrder['state'],
  others: readonly Attempt[],
): PaymentOrder['state'] {
  // A refusal changes nothing while another attempt is still with the bank.
  const isRefusal = status === 'DECLINED' || status === 'ERROR';
  if (isRefusal && others.some((other) => other.status === 'PENDING')) return before;
  const next = stateAfter[status];
  // Attempts only move forward; an order becomes pending again with another attempt, unless it is paid.
  const isNewAttempt = (next === 'pending' && rank(before) < rank('paid')) || (next === 'paid' && before === 'voided');
  return isNewAttempt || rank(next) > rank(before) ? next : before;
}

const rank = (state: PaymentOrder['state']) => orderStates.indexOf(state);
/** An attempt to pay, as a provider reports it. */
export interface ReportedTransaction {
  readonly provider: string;
  readonly id: string;
  readonly reference: string;
  readonly status: PaymentTransaction['status'];
  readonly currency: string;
  readonly amount: number;
  readonly email: string | undefined;
  /** When the payer pressed the button, if the provider says so. */
  readonly begunAt?: Date | undefined;
}

/** A change of a payment. Notifications about it are sent in the same database transaction. */
export interface PaymentChange {
  readonly transaction: PaymentTransaction;
  /** The order after the change. Undefined: the payment matches no order. */
  readonly order: PaymentOrder | undefined;
  readonly before: PaymentOrder['state'] | undefined;
}

export type NotifyOfPaymentChange = (tx: Db, change: PaymentChange) => Promise<void>;

const statusRank = (status: PaymentTransaction['status']) => transactionStatuses.indexOf(status);

/**
 * Applies a transaction that a provider reported, by event or on request, in any order and any number of times. States
 * only move forward, so a repeated or older report changes nothing. Every caller locks the order's row first.
 */
export async function applyTransaction(
  tx: Db,
  reported: ReportedTransaction,
  now: Date,
  notify: NotifyOfPaymentChange,
): Promise<boolean> {
  const [order] = await tx
    .select()
    .from(paymentOrder)
    .where(and(eq(paymentOrder.reference, reported.reference), eq(paymentOrder.provider, reported.provider)))
    .for('update');
  const known = await lockTransaction(tx, reported, order, now);
  if (!known.isNew && statusRank(reported.status) <= statusRank(known.status)) return false;
  const before = order?.state;
  const other = otherMoney(known, reported);
  if (other) {
    // The first report decides which order a payment is for; money that is reported differently later is a problem.
    if (reported.status !== 'APPROVED') return false;
    const { amount, currency } = reported;
    const transaction = await update(tx, reported, {
      status: 'APPROVED',
      problem: other,
      amount,
      currency,
      updatedAt: now,
    });
    await notify(tx, { transaction, order, before });
    return true;
  }
  const others = order ? await othersOf(tx, order, reported) : [];
  const { state, problem: found, successor } = nextOrderState(reported, order, others);
  const isSecond = state === 'paid' && !found && order !== undefined && (await isQuotePaid(tx, order));
  const problem = isSecond && reported.status === 'APPROVED' ? 'paidTwice' : found;
  const payer = order?.ownerDeletedAt ? keptPayer(order, reported) : reported.email;
  const email = payer ?? known.email;
  const transaction = await update(tx, reported, { status: reported.status, problem, updatedAt: now, email });
  if (successor) await update(tx, successor, { problem: null, updatedAt: now });
  const isAwaited = reported.status === 'PENDING' || others.some(({ status }) => status === 'PENDING');
  const moved = order && (await moveOrder(tx, order, { state, email: payer, isAwaited, now }));
  await notify(tx, { transaction, order: moved, before });
  return true;
}

/** After its owner has deleted their account, an order has an address only if money moved. */
function keptPayer({ email }: PaymentOrder, { status, email: given }: ReportedTransaction): string | undefined {
  return email ?? (status === 'APPROVED' ? given : undefined);
}

/** Undefined: reference, amount and currency are the same as in the first report. */
function otherMoney(known: PaymentTransaction, reported: ReportedTransaction) {
  if (known.reference !== reported.reference) return 'unknownOrder';
  return known.amount === reported.amount && known.currency === reported.currency ? undefined : 'otherAmount';
}

async function update(
  tx: Db,
  which: Pick<ReportedTransaction, 'provider' | 'id'>,
  change: Partial<PaymentTransaction>,
): Promise<PaymentTransaction> {
  const [updated] = await tx.update(paymentTransaction).set(change).where(isThis(which)).returning();
  if (!updated) throw new Error('A payment transaction disappeared while it was being updated');
  return updated;
}

const isThis = ({ provider, id }: Pick<ReportedTransaction, 'provider' | 'id'>) =>
  and(eq(paymentTransaction.provider, provider), eq(paymentTransaction.id, id));

async function lockTransaction(
  tx: Db,
  { provider, id, reference, status, currency, amount, begunAt }: ReportedTransaction,
  order: PaymentOrder | undefined,
  now: Date,
): Promise<PaymentTransaction & { isNew: boolean }> {
  // A payment cannot start in the future, whatever the provider's clock says.
  const createdAt = begunAt && begunAt < now ? begunAt : now;
  const row = { provider, id, reference, status, currency, amount, orderId: order?.id, createdAt, updatedAt: now };
  const [added] = await tx.insert(paymentTransaction).values(row).onConflictDoNothing().returning();
  if (added) return { ...added, isNew: true };
  const [known] = await tx.select().from(paymentTransaction).where(isThis({ provider, id })).for('update');
  if (!known) throw new Error('A payment transaction disappeared while it was being updated');
  return { ...known, isNew: false };
}

/** The other attempts to pay the same order, all from the same provider. */
function othersOf(tx: Db, order: PaymentOrder, reported: ReportedTransaction): Promise<PaymentTransaction[]> {
  const { orderId, id } = paymentTransaction;
  return tx
    .select()
    .from(paymentTransaction)
    .where(and(eq(orderId, order.id), ne(id, reported.id)));
}

/**
 * Whether another order has already paid this order's quote. Late money is never refused, so two orders of one quote
 * can both be paid, and the team has to know. The quote is locked, so that of two simultaneous payments one is first.
 */
async function isQuotePaid(tx: Db, { id, quoteReference }: PaymentOrder): Promise<boolean> {
  if (!quoteReference) return false;
  await lockQuote(tx, quoteReference);
  const [other] = await tx
    .select({ id: paymentOrder.id })
    .from(paymentOrder)
    .where(
      and(eq(paymentOrder.quoteReference, quoteReference), eq(paymentOrder.state, 'paid'), ne(paymentOrder.id, id)),
    )
    .limit(1);
  return other !== undefined;
}

interface Move {
  readonly state: PaymentOrder['state'];
  /** The address typed at the checkout, which the receipt is sent to. */
  readonly email: string | undefined;
  /** An attempt is still with the bank. */
  readonly isAwaited: boolean;
  readonly now: Date;
}

/** Saves the new state of an order, and when it is checked again. */
async function moveOrder(tx: Db, order: PaymentOrder, { state, email, isAwaited, now }: Move): Promise<PaymentOrder> {
  const isSettled = state === 'paid' || state === 'voided';
  const [moved] = await tx
    .update(paymentOrder)
    .set({
      state,
      email: order.emailCorrectedAt ? order.email : (email ?? order.email),
      paidAt: state === 'paid' ? (order.paidAt ?? now) : order.paidAt,
      // A paid order is checked too, because the payer must hear of a second charge.
      nextCheckAt: isAwaited ? (order.nextCheckAt ?? firstCheckAt(now)) : isSettled ? null : order.nextCheckAt,
    })
    .where(eq(paymentOrder.id, order.id))
    .returning();
  if (!moved) throw new Error('An order disappeared while it was being updated');
  return moved;
}
