import type { StaffPaymentLine } from '#features/payments/staff-payment-lines.ts';
import type { Paged } from '#platform/contracts/staff.ts';
import type { Money } from '#site/money.ts';
import type { QuoteState } from '#site/quotes.ts';
import type { Quote } from './quote.ts';

/** Times are milliseconds since 1970. */
export interface StaffQuoteLine {
  readonly reference: string;
  readonly state: QuoteState;
  readonly name: string;
  readonly email: string;
  readonly company: string | undefined;
  /** With taxes. */
  readonly money: Money;
  readonly createdAt: number;
  readonly validUntil: number;
}

/** A quote is a lead: who asked, for what, and what became of it. */
export interface StaffQuote extends Quote {
  readonly state: QuoteState;
  readonly hasAccount: boolean;
  readonly pdf: string;
  /** As its owner sees it. */
  readonly page: string;
  /** The same choice, open to be changed. */
  readonly choice: string;
  /** The orders that were made to pay it, the newest first. */
  readonly payments: readonly StaffPaymentLine[];
}

export interface StaffQuotesView extends Paged {
  readonly kind: 'quotes';
  /** As it was typed. */
  readonly search: string;
  readonly quotes: readonly StaffQuoteLine[];
}

export interface StaffQuoteView {
  readonly kind: 'quote';
  readonly quote: StaffQuote;
}
