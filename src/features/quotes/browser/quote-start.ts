import type { Quotable } from '#content/catalogue/quotable.ts';
import type { Currency } from '#site/countries.ts';
import type { QuoteError, TypedQuote } from '../quote-answer.ts';
import type { Chosen } from '../selection.ts';
import type { Problems } from './check-person.ts';

/** The data that the server renders for this visitor; the prebuilt page has none. */
export interface QuoteStart {
  readonly chosen: readonly ChosenItem[];
  /** Undefined: the visitor's country decides. */
  readonly currency?: Currency;
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
