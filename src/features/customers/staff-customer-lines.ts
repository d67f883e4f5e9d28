import type { BillingDetails } from '#features/payments/billing.ts';
import type { StaffWriting } from '#features/tickets/staff-lines.ts';
import type { Paged } from '#platform/contracts/staff.ts';
import type { Money } from '#site/money.ts';
import type { TimelineEvent } from './timeline.ts';

declare module '#site/staff.ts' {
  interface StaffViews {
    readonly customers: StaffCustomersView;
    readonly customer: StaffCustomerView;
  }
  interface StaffActions {
    readonly write: unknown;
  }
}

/** Times are milliseconds since 1970. */
export interface StaffCustomerLine {
  /** A reference of theirs, or the id of their account: the URL contains no address. */
  readonly of: string;
  readonly name: string;
  readonly email: string;
  readonly company: string | undefined;
  readonly taxId: string | undefined;
  readonly lastAt: number | undefined;
  readonly counts: Readonly<Record<'tickets' | 'quotes' | 'orders' | 'meetings', number>>;
}

export interface StaffCustomersView extends Paged {
  readonly kind: 'customers';
  /** The search as typed. */
  readonly search: string;
  readonly customers: readonly StaffCustomerLine[];
}

/** What is known about a customer, from the newest row that says it. */
export interface StaffCustomer {
  readonly name: string;
  readonly email: string;
  readonly earlierEmails: readonly string[];
  readonly phone: string | undefined;
  readonly company: string | undefined;
  /** Of the last order with invoice details. */
  readonly taxId: Pick<BillingDetails, 'taxId' | 'taxIdType'> | undefined;
  /** ISO 3166 code of two letters. */
  readonly country: string | undefined;
  readonly language: string;
  /** When the account was opened and the privacy policy accepted. */
  readonly accountSince: number | undefined;
  readonly policyAcceptedAt: number | undefined;
  /** Of the first visit that is known, by the query names of URLs. */
  readonly campaign: Readonly<Record<string, string>>;
}

export interface StaffCustomerTotals {
  /** One for each currency. */
  readonly paid: readonly Money[];
  readonly openQuotes: number;
  readonly waitingTickets: number;
  readonly nextMeeting: { readonly reference: string; readonly startsAt: number } | undefined;
}

export interface StaffCustomerView extends Paged {
  readonly kind: 'customer';
  readonly of: string;
  readonly customer: StaffCustomer;
  readonly totals: StaffCustomerTotals;
  readonly events: readonly TimelineEvent[];
  /** Other people of the same company. */
  readonly colleagues: readonly { readonly of: string; readonly name: string; readonly email: string }[];
  readonly writing: StaffWriting;
}
