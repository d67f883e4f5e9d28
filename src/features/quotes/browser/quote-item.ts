import type { Quotable } from '#content/catalogue/quotable.ts';
import type { Chosen } from '../selection-text.ts';

/** All that the island knows of something that can be quoted: what stands in its row. */
export interface QuoteItem extends Pick<Quotable, 'id' | 'asks' | 'prices'> {
  readonly name: string;
}

export type ChosenItem = Chosen<QuoteItem>;
