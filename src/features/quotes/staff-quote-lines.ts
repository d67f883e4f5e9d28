import type { StaffPaymentLine } from '#features/payments/staff-payment-lines.ts';
import type { StaffCorrespondence } from '#features/tickets/staff-lines.ts';
import type { Paged } from '#platform/contracts/staff.ts';
import type { Money } from '#site/money.ts';
import type { QuoteState } from '#site/quotes.ts';
import type { Quote } from './quote.ts';

declare module '#site/staff.ts' {
  interface StaffViews {
    readonly quotes: StaffQuotesView;
    readonly quote: StaffQuoteView;
  }
}

/** Times are milliseconds since 1970. */
export interface StaffQuoteLine {
  readonly reference: string;
  readonly state: QuoteState;
  readonly name: string;
  readonly email: string;
  readonly company: string | undefined;
  /** Including taxes. */
  readonly money: Money;
  readonly createdAt: number;
  readonly validUntil: number;
}

/** A quote as a lead: the person, the items and the state. */
export interface StaffQuote extends Quote {
  readonly state: QuoteState;
  readonly hasAccount: boolean;
  readonly pdf: string;
  /** The owner's page of the quote. */
  readonly page: string;
  /** The address to change the same selection. */
  readonly choice: string;
  /** The orders that pay it, the newest first. */
  readonly payments: readonly StaffPaymentLine[];
}

export interface StaffQuotesView extends Paged {
  readonly kind: 'quotes';
  /** The search text as typed. */
  readonly search: string;
  readonly quotes: readonly StaffQuoteLine[];
}

export interface StaffQuoteView {
  readonly kind: 'quote';
  readonly quote: StaffQuote;
  readonly correspondence: StaffCorrespondence;
}
