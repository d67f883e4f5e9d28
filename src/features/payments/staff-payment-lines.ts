import type { StaffCorrespondence } from '#features/tickets/staff-lines.ts';
import type { Paged, StaffActionLine } from '#platform/contracts/staff.ts';
import type { Money } from '#site/money.ts';
import { type OrderedItem, type OrderState, orderStates, type TransactionStatus } from './payment-answer.ts';

/** `undelivered`: paid, but not delivered yet. It comes first, because the team needs it most. */
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

/** Why the team has to check a payment. */
type PaymentProblemName = 'unknownOrder' | 'otherAmount' | 'paidTwice';

/** An amount as the provider reports it, possibly in a currency that the site does not know. */
interface ProviderMoney {
  readonly currency: string;
  /** In minor units. */
  readonly amount: number;
}

/** One attempt to pay, with every event that reported it. */
export interface StaffAttempt extends ProviderMoney {
  /** The provider's id. */
  readonly id: string;
  readonly status: TransactionStatus;
  readonly email: string | null;
  readonly problem: PaymentProblemName | null;
  readonly createdAt: number;
  readonly events: readonly { readonly status: string; readonly sentAt: number; readonly receivedAt: number }[];
}

export interface StaffProblem extends ProviderMoney {
  /** The provider's id, to find it there. */
  readonly id: string;
  readonly provider: string;
  readonly problem: PaymentProblemName;
  /** As the provider reports it; it may not be one of ours. */
  readonly reference: string;
  /** Whether an order has that reference. */
  readonly hasOrder: boolean;
  readonly email: string | null;
  readonly at: number;
}

export interface StaffPaymentsView extends Paged {
  readonly kind: 'payments';
  /** The search text as typed. */
  readonly search: string;
  readonly filter: StaffPaymentFilter | undefined;
  /** The number of search results in each state. */
  readonly counts: Readonly<Record<StaffPaymentFilter, number>>;
  readonly payments: readonly StaffPaymentLine[];
  readonly problems: readonly StaffProblem[];
}

export interface StaffPaymentView {
  readonly kind: 'payment';
  readonly payment: StaffPayment;
  readonly attempts: readonly StaffAttempt[];
  readonly actions: readonly StaffActionLine[];
  readonly correspondence: StaffCorrespondence;
}
