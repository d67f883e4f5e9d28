import { findQuotable, type Measure } from '#content/catalogue/quotable.ts';
import { quoteLimits } from './quote-limits.ts';
import type { Selected } from './selection.ts';
import { amountsOf } from './selection-text.ts';

/**
 * What the form of `/support/quote` sends, with GET to see the total and with POST to have the quote made. Every row
 * has a checkbox `pick` with the id of its thing, and a number for everything that is asked.
 */
export const quoteFields = {
  pick: 'pick',
  currency: 'currency',
  name: 'name',
  email: 'email',
  company: 'company',
  note: 'note',
  country: 'country',
  /** Hidden: the total that was shown, in whole units, as `writeAmount` writes it; left out, none is compared. */
  value: 'value',
  /** Hidden: the same again makes no second quote. */
  requestId: 'request_id',
} as const;

/** The name of a number in a row, such as `product-wabot.users`. */
export function amountField(id: string, measure: Measure): string {
  return `${id}.${measure}`;
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
