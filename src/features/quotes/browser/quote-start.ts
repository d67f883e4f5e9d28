import type { Quotable } from '#content/catalogue/quotable.ts';
import type { Currency } from '#site/countries.ts';
import type { QuoteError, TypedQuote } from '../quote-answer.ts';
import type { Chosen } from '../selection.ts';
import type { Problems } from './check-person.ts';

/** What the server knows of this visitor; nothing of it on the page that was built for everybody. */
export interface QuoteStart {
  readonly chosen: readonly ChosenItem[];
  /** Undefined: the visitor's country chooses. */
  readonly currency?: Currency;
  readonly typed?: TypedQuote;
  readonly problems?: Problems;
  readonly errorCode?: QuoteError | undefined;
  readonly requestId?: string;
}

/** All that the island knows of something that can be quoted: what stands in its row. */
export interface QuoteItem extends Pick<Quotable, 'id' | 'asks' | 'prices'> {
  readonly name: string;
}

export type ChosenItem = Chosen<QuoteItem>;
