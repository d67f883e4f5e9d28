import { paymentOrderStates } from '../tables/payment-order.ts';
import type { PaymentTransaction, ToldTransaction } from './apply-transaction.ts';
import type { PaymentOrder } from './make-order.ts';

interface Judgement {
  readonly state: PaymentOrder['state'];
  readonly problem: PaymentTransaction['problem'];
}

const stateAfter = {
  PENDING: 'pending',
  ERROR: 'error',
  DECLINED: 'declined',
  APPROVED: 'paid',
  VOIDED: 'voided',
} as const satisfies Record<PaymentTransaction['status'], PaymentOrder['state']>;

/** What becomes of an order by what a provider says of one attempt to pay it, beside the other attempts. */
export function judgeOrder(
  told: ToldTransaction,
  order: PaymentOrder | undefined,
  others: readonly Pick<PaymentTransaction, 'status' | 'problem'>[],
): Judgement {
  const isMoney = told.status === 'APPROVED';
  if (!order) return { state: 'open', problem: isMoney ? 'unknownOrder' : null };
  const stays = order.state;
  if (told.amount !== order.amount || told.currency.toLowerCase() !== order.currency) {
    return { state: stays, problem: isMoney ? 'otherAmount' : null };
  }
  const isPaidByOther = others.some(({ status, problem }) => status === 'APPROVED' && !problem);
  if (isPaidByOther) return { state: stays, problem: isMoney ? 'paidTwice' : null };
  // A refusal says nothing while another attempt is still with the bank.
  const isRefusal = told.status === 'DECLINED' || told.status === 'ERROR';
  if (isRefusal && others.some(({ status }) => status === 'PENDING')) return { state: stays, problem: null };
  const next = stateAfter[told.status];
  // A second attempt may succeed after money of a first one went back.
  const isForward = rank(next) > rank(stays) || (isMoney && stays === 'voided');
  return { state: isForward ? next : stays, problem: null };
}

const rank = (state: PaymentOrder['state']) => paymentOrderStates.indexOf(state);
