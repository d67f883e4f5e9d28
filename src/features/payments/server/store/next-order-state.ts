import { orderStates } from '../../payment-answer.ts';
import type { PaymentOrder, PaymentTransaction } from './orders.ts';

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
