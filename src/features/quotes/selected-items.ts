import { findQuotable, type Quotable } from '#content/catalogue/quotable.ts';
import { quoteLimits } from '#site/quotes.ts';
import { amountField, quoteFields } from './quote-fields.ts';
import { amountsOf, type Chosen, parseSelection } from './selection.ts';

/** An item of the catalogue that a visitor has chosen. */
export type Selected = Chosen<Quotable>;

/** The selection in an address, looked up in the whole catalogue. */
export function readSelection(text: string): readonly Selected[] {
  return parseSelection(text, findQuotable);
}

/** The fields of a form, from an address or a posted form. */
interface SentForm {
  get(name: string): string | null;
  getAll(name: string): string[];
}

/** The picked items, in the order of the form, with amounts within their bounds. */
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
