import type { StaffCorrespondence } from '#features/tickets/staff-lines.ts';
import type { Paged, StaffActionLine } from '#platform/contracts/staff.ts';
import type { Money } from '#site/money.ts';
import type { BillingDetails } from './billing.ts';
import {
  type OrderedItem,
  type OrderState,
  orderStates,
  type RefundReason,
  type RefundView,
  type TransactionStatus,
} from './payment-answer.ts';

declare module '#site/staff.ts' {
  interface StaffViews {
    readonly payments: StaffPaymentsView;
    readonly payment: StaffPaymentView;
  }
  interface StaffActions {
    readonly deliver: unknown;
    readonly undeliver: unknown;
    readonly refund: unknown;
    readonly billing: unknown;
    readonly invoice: unknown;
    readonly settle: unknown;
  }
}

/** `undelivered`: paid, but not delivered yet. It comes first, because the team needs it most. */
export const staffPaymentFilters = ['undelivered', ...orderStates] as const;

export type StaffPaymentFilter = (typeof staffPaymentFilters)[number];

/** Times are milliseconds since 1970. */
export interface StaffPaymentLine extends OrderedItem {
  readonly reference: string;
  readonly state: OrderState;
  readonly money: Money;
  readonly email: string | null;
  /** Of the invoice details; null if they are missing. */
  readonly name: string | null;
  readonly company: string | null;
  /** How much of the price was returned, in minor units. */
  readonly refunded: number;
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
  /** What the team wrote to the buyer. */
  readonly deliveryNote: string | null;
  /** Until then the delivery can be taken back before the buyer hears of it. */
  readonly undoUntil: number | null;
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

/** The longest text that the team writes to a buyer here, in characters. */
export const longestNote = 5_000;

export interface StaffBilling extends BillingDetails {
  /** When they were last changed. */
  readonly at: number;
  /** The number of the issued invoice. */
  readonly invoice: string | null;
}

interface StaffRefund extends RefundView {
  readonly reason: RefundReason;
  readonly providerReference: string | null;
  /** By the provider; otherwise the team recorded it. */
  readonly isReported: boolean;
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
  /** Undefined: they are missing, and the buyer has to be asked. */
  readonly billing: StaffBilling | undefined;
  readonly refunds: readonly StaffRefund[];
  readonly receiptSentAt: number | null;
  /** For the forms of this page, so that sending one twice does it once. */
  readonly formId: string;
  readonly attempts: readonly StaffAttempt[];
  readonly actions: readonly StaffActionLine[];
  readonly correspondence: StaffCorrespondence;
}
