import type { Money } from '../money.ts';
import type { Quote } from '../quotes/quote.ts';
import type { QuoteState } from '../quotes/quote-answer.ts';
import type { StaffPaymentLine } from './staff-payment-lines.ts';

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
