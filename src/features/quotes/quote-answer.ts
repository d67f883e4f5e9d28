import type { CountryId, Currency } from '#site/countries.ts';
import type { QuoteState, QuoteStatus } from '#site/quotes.ts';
import type { Quote } from './quote.ts';
import type { Selected } from './selected-items.ts';

declare module '#platform/page/live.ts' {
  interface LiveAnswers {
    '/support/quote': { readonly quote: QuoteAnswer };
  }
}

/** What was typed beside the choice itself. */
export interface TypedQuote {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly note: string;
}

/** The page `/support/quote`, drawn for one visitor. */
export type QuoteAnswer =
  /** Still to be put together, or to be put right. */
  | {
      readonly kind: 'choose';
      readonly selected: readonly Selected[];
      readonly currency: Currency;
      readonly country: CountryId | undefined;
      readonly typed: TypedQuote;
      /** By field: the name of what is wrong. The words are the page's. */
      readonly problems: Readonly<Record<string, string>>;
      readonly errorCode: QuoteError | undefined;
      /** Of the form, so that sending it twice makes one quote. */
      readonly requestId: string;
    }
  /** Made. Whoever has the number has the quote. */
  | {
      readonly kind: 'made';
      readonly quote: Quote;
      readonly state: QuoteState;
      readonly pdf: string;
      /** The same choice, open to be changed. */
      readonly choice: string;
      /** Cards are charged in this currency here. */
      readonly canPay: boolean;
      /** Its payment's page, where one was begun or made. */
      readonly payment: string | undefined;
      readonly errorCode: 'unavailable' | 'failure' | undefined;
    };

/** `changed`: the total that was shown is another one now. `unknown`: there is no such quote. */
export type QuoteError = 'changed' | 'unknown' | 'tooManyRequests' | 'otherSite' | 'notReady' | 'failure';

/** One of the quotes that the dashboard lists. */
export interface QuoteEntry extends QuoteStatus {
  /** The names of its lines. */
  readonly lines: readonly string[];
}
