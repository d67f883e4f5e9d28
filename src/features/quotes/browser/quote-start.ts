import type { Currency } from '#site/countries.ts';
import type { QuoteFault, TypedQuote } from '../quote-answer.ts';
import type { Problems } from './check-person.ts';
import type { ChosenItem } from './quote-item.ts';

/** What the server knows of this visitor; nothing of it on the page that was built for everybody. */
export interface QuoteStart {
  readonly chosen: readonly ChosenItem[];
  /** Undefined: the visitor's country chooses. */
  readonly currency?: Currency;
  readonly typed?: TypedQuote;
  readonly problems?: Problems;
  readonly fault?: QuoteFault | undefined;
  readonly requestId?: string;
}
