import type { Paged, StaffActionLine } from '#platform/contracts/staff.ts';
import type { Money } from '#site/money.ts';
import type { OrderedItem } from './payment-answer.ts';
import { type OrderState, orderStates, type TransactionStatus } from './payment-answer.ts';

/** `undelivered`: paid, and still to be done by the team, who look for these first. */
export const staffPaymentFilters = ['undelivered', ...orderStates] as const;

export type StaffPaymentFilter = (typeof staffPaymentFilters)[number];

/** Times are milliseconds since 1970. */
export interface StaffPaymentLine extends OrderedItem {
  readonly reference: string;
  readonly state: OrderState;
  readonly money: Money;
  readonly email: string | null;
  readonly createdAt: number;
  readonly isDelivered: boolean;
  readonly isSandbox: boolean;
}

export interface StaffPayment extends StaffPaymentLine {
  readonly language: string;
  readonly provider: string;
  /** The site or system that sold it, where it said so. */
  readonly apiClient: string | null;
  readonly hasAccount: boolean;
  readonly expiresAt: number;
  readonly paidAt: number | null;
  readonly deliveredAt: number | null;
  /** As the buyer sees it. */
  readonly page: string;
  readonly receipt: string | undefined;
}

/** Why the team has to look at money that came in. */
type PaymentProblemName = 'unknownOrder' | 'otherAmount' | 'paidTwice';

/** As the provider tells it, also in a currency that the site does not know. */
interface ToldMoney {
  readonly currency: string;
  /** In minor units. */
  readonly amount: number;
}

/** One attempt to pay, with all that was told of it. */
export interface StaffAttempt extends ToldMoney {
  /** The provider's. */
  readonly id: string;
  readonly status: TransactionStatus;
  readonly email: string | null;
  readonly problem: PaymentProblemName | null;
  readonly createdAt: number;
  readonly events: readonly { readonly status: string; readonly sentAt: number; readonly receivedAt: number }[];
}

export interface StaffProblem extends ToldMoney {
  /** The provider's, by which it is found there. */
  readonly id: string;
  readonly provider: string;
  readonly problem: PaymentProblemName;
  /** As the provider tells it, which may be none of ours. */
  readonly reference: string;
  /** Is there an order of that reference? */
  readonly hasOrder: boolean;
  readonly email: string | null;
  readonly at: number;
}

export interface StaffPaymentsView extends Paged {
  readonly kind: 'payments';
  /** As it was typed. */
  readonly search: string;
  readonly filter: StaffPaymentFilter | undefined;
  /** Of those that the search finds. */
  readonly counts: Readonly<Record<StaffPaymentFilter, number>>;
  readonly payments: readonly StaffPaymentLine[];
  readonly problems: readonly StaffProblem[];
}

export interface StaffPaymentView {
  readonly kind: 'payment';
  readonly payment: StaffPayment;
  readonly attempts: readonly StaffAttempt[];
  readonly actions: readonly StaffActionLine[];
}
