import { withQuery } from '#site/address.ts';
import { type Currency, currencies } from '#site/countries.ts';
import { addParameter, currencyParameter, joinSelections, selectionParameter } from '../selection.ts';

interface Found {
  /** Of the address. */
  readonly search: string;
  /** What the server drew as chosen. */
  readonly drawn: string;
  /** What this browser has kept of an earlier visit. */
  readonly kept: string;
}

/**
 * What is chosen when the page opens. An address that adds something adds it to what was kept; one that holds a whole
 * selection, as shared ones do, stands for itself; else it is what was kept.
 */
export function openingSelection({ search, drawn, kept }: Found): string {
  const query = new URLSearchParams(search);
  const added = query.get(addParameter);
  if (added !== null) return joinSelections(kept, query.get(selectionParameter) ?? '', added);
  return query.has(selectionParameter) || drawn !== '' ? drawn : kept;
}

/** Has another page sent the visitor here with one thing more? */
export function isAdding(search: string): boolean {
  return new URLSearchParams(search).has(addParameter);
}

/** The currency that an address asks for. */
export function currencyIn(search: string): Currency | undefined {
  const asked = new URLSearchParams(search).get(currencyParameter)?.toLowerCase();
  return currencies.find((currency) => currency === asked);
}

/** The query of a selection; empty where there is nothing to tell. */
export function quoteQuery(selection: string, currency: Currency | undefined): string {
  return withQuery('', { [selectionParameter]: selection, [currencyParameter]: currency });
}
