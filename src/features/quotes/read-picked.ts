import { findQuotable } from '#content/catalogue/quotable.ts';
import { quoteLimits } from '#site/quotes.ts';
import { amountField, quoteFields } from './quote-fields.ts';
import type { Selected } from './selection.ts';
import { amountsOf } from './selection-text.ts';

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
