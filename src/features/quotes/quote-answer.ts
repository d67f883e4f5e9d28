import type { CustomerCountry } from '#features/payments/taxes.ts';
import type { Currency } from '#site/currencies.ts';
import type { QuoteState, QuoteStatus } from '#site/quotes.ts';
import type { Quote } from './quote.ts';
import type { QuoteRequestKind, TypedQuote } from './quote-fields.ts';
import type { Selected } from './selected-items.ts';

declare module '#platform/page/live.ts' {
  interface LiveAnswers {
    '/support/quote': { readonly quote: QuoteAnswer };
  }
}

/** The content of the page `/support/quote` for one visitor. */
export type QuoteAnswer =
  /** A quote that is being composed or corrected. */
  | {
      readonly kind: 'choose';
      readonly selected: readonly Selected[];
      readonly currency: Currency;
      /** As it was named in the form, or chosen on the site. */
      readonly country: CustomerCountry | undefined;
      readonly typed: TypedQuote;
      /** The name of each field's problem. The page has the texts. */
      readonly problems: Readonly<Record<string, string>>;
      readonly errorCode: QuoteError | undefined;
      /** The id of the form, so that sending it twice makes one quote. */
      readonly requestId: string;
    }
  /** An existing quote. The number alone gives access to it. */
  | {
      readonly kind: 'made';
      readonly quote: Quote;
      readonly state: QuoteState;
      readonly pdf: string;
      /** The address to change the same selection. */
      readonly choice: string;
      /** Whether cards are charged in this currency. */
      readonly canPay: boolean;
      /** The page of its payment, if there is one. */
      readonly payment: string | undefined;
      /** The page of a payment that was returned, if no other one followed. */
      readonly refund: string | undefined;
      /** The references of the requests that were already sent about it. */
      readonly requests: Readonly<Partial<Record<QuoteRequestKind, string>>>;
      readonly errorCode: 'unavailable' | 'failure' | 'tooManyRequests' | 'askFailed' | undefined;
    };

/** `changed`: the total differs from the one shown. `unknown`: there is no such quote. */
export type QuoteError = 'changed' | 'unknown' | 'tooManyRequests' | 'otherSite' | 'notReady' | 'failure';

/** A quote in the dashboard's list. */
export interface QuoteEntry extends QuoteStatus {
  /** The names of its items. */
  readonly lines: readonly string[];
  /** Its payment was returned, and no other one followed. */
  readonly isRefunded: boolean;
}

export type MadeAnswer = Extract<QuoteAnswer, { kind: 'made' }>;
