import { type Currency, currencies } from '#site/currencies.ts';
import { addParameter, currencyParameter, joinSelections, selectionParameter } from '../selection.ts';

interface Found {
  /** The query of the address. */
  readonly search: string;
  /** The selection that the server rendered. */
  readonly rendered: string;
  /** The draft of an earlier visit. */
  readonly saved: string;
}

/**
 * The selection when the page opens. An address with an added item adds it to the saved draft; a shared address replaces
 * the draft; otherwise it is the draft.
 */
export function openingSelection({ search, rendered, saved }: Found): string {
  const query = new URLSearchParams(search);
  const added = query.get(addParameter);
  if (added !== null) return joinSelections(saved, query.get(selectionParameter) ?? '', added);
  return query.has(selectionParameter) || rendered !== '' ? rendered : saved;
}

/** Whether the visitor came from another page that adds an item. */
export function isAdding(search: string): boolean {
  return new URLSearchParams(search).has(addParameter);
}

/** The currency in the address. */
export function currencyIn(search: string): Currency | undefined {
  const requested = new URLSearchParams(search).get(currencyParameter)?.toLowerCase();
  return currencies.find((currency) => currency === requested);
}

/** The query of a selection; empty if there is nothing to say. */
export function quoteQuery(selection: string, currency: Currency | undefined): string {
  // Without `withQuery`, which would bring all routes into the browser.
  const query = new URLSearchParams();
  if (selection) query.set(selectionParameter, selection);
  if (currency) query.set(currencyParameter, currency);
  const text = query.toString();
  return text && `?${text}`;
}
