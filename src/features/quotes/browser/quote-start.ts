import type { Quotable } from '#content/catalogue/quotable.ts';
import type { Words } from '#content/words.ts';
import type { Currency } from '#site/currencies.ts';
import type { QuoteError } from '../quote-answer.ts';
import type { TypedQuote } from '../quote-fields.ts';
import type { Chosen } from '../selection.ts';

/** By field. */
export type Problems = Readonly<Record<string, string>>;

/** The data that the server renders for this visitor; the prebuilt page has none. */
export interface QuoteStart {
  readonly chosen: readonly ChosenItem[];
  /** Undefined: the visitor's country decides. */
  readonly currency?: Currency;
  /** The customer's, as far as the server knows it. */
  readonly country?: string | undefined;
  readonly typed?: TypedQuote;
  readonly problems?: Problems;
  readonly errorCode?: QuoteError | undefined;
  readonly requestId?: string;
}

/** What the island knows about a quotable item: the content of its row. */
export interface QuoteItem extends Pick<Quotable, 'id' | 'asks' | 'prices'> {
  readonly name: string;
}

export type ChosenItem = Chosen<QuoteItem>;

/** The texts of composing a quote, in the page's language. */
export type QuoteWords = Words['quote']['summary'] &
  Pick<Words['checkout'], 'currency'> & {
    readonly currencies: Words['currencies']['names'];
    readonly amounts: Words['quote']['amounts'];
    readonly meantEmail: string;
    /** The taxes that the total does not include; empty if none are added. */
    readonly taxes: string;
    /** For the country that decides the taxes. */
    readonly countries: readonly { readonly value: string; readonly label: string }[];
  };
