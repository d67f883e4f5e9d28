import { findQuotable, type Quotable } from '#content/catalogue/quotable.ts';
import { quoteLimits } from '#site/quotes.ts';
import { amountField, quoteFields } from './quote-fields.ts';
import { amountsOf, type Chosen, parseSelection } from './selection.ts';

/** Something of the catalogue that a visitor has chosen. */
export type Selected = Chosen<Quotable>;

/** What an address asks for, out of the whole catalogue. */
export function readSelection(text: string): readonly Selected[] {
  return parseSelection(text, findQuotable);
}

/** The part of a sent form that is looked into: an address and a posted form alike. */
interface SentForm {
  get(name: string): string | null;
  getAll(name: string): string[];
}

/** What was picked, in the order of the form, with numbers put within their bounds. */
export function readPicked(form: SentForm): readonly Selected[] {
  const picked = new Set(form.getAll(quoteFields.pick).slice(0, 10 * quoteLimits.lines));
  return [...picked]
    .flatMap((id) => findQuotable(id) ?? [])
    .slice(0, quoteLimits.lines)
    .map((item) => ({
      item,
      amounts: amountsOf(
        item,
        item.asks.map(({ measure }) => form.get(amountField(item.id, measure)) ?? undefined),
      ),
    }));
}
