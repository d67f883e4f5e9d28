import { findQuotable, type Quotable } from '#content/catalogue/quotable.ts';
import { type Chosen, parseSelection } from './selection-text.ts';

/** Something of the catalogue that a visitor has chosen. */
export type Selected = Chosen<Quotable>;

/** What an address asks for, out of the whole catalogue. */
export function readSelection(text: string): readonly Selected[] {
  return parseSelection(text, findQuotable);
}
