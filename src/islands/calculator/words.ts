import type { Currency } from '#site/countries.ts';
import type { QuantityNote } from './parse-quantity.ts';

/** What the calculator says, in the page's language. */
export interface CalculatorWords {
  readonly currency: string;
  readonly currencies: Readonly<Record<Currency, string>>;
  readonly quantity: string;
  readonly quantityHint: string;
  readonly slider: string;
  readonly total: string;
  readonly perEmail: string;
  readonly queue: string;
  readonly chart: string;
  readonly chartNote: string;
  readonly above: string;
  readonly contact: string;
  readonly announced: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyByHand: string;
  readonly link: string;
  readonly notes: Readonly<Record<QuantityNote, string>>;
}
