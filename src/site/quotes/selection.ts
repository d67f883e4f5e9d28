import { findQuotable, type Quotable } from '#content/catalogue/quotable.ts';
import { quoteLimits } from './quote-limits.ts';

/** Something that a visitor has chosen, and how much of it: one number for everything that is asked. */
export interface Selected {
  readonly item: Quotable;
  readonly amounts: readonly number[];
}

/** The names in the address of `/support/quote`. */
export const selectionParameter = 'items';
export const currencyParameter = 'currency';

/**
 * What an address asks for: `product-wabot.12.5_quick-api.1`. Anybody can write one, so what is not in the catalogue is
 * left out, and numbers are put within their bounds.
 */
export function readSelection(text: string): readonly Selected[] {
  const found = new Map<string, Selected>();
  for (const part of text.split('_').slice(0, 10 * quoteLimits.lines)) {
    const [id = '', ...numbers] = part.split('.');
    const item = findQuotable(id);
    if (item && found.size < quoteLimits.lines) found.set(id, { item, amounts: amountsOf(item, numbers) });
  }
  return [...found.values()];
}

export function writeSelection(selected: readonly Selected[]): string {
  return selected.map(({ item, amounts }) => [item.id, ...amounts].join('.')).join('_');
}

/** Whole steps within the bounds; what was not said, or is no number, is what stands there at first. */
export function amountsOf(item: Quotable, typed: readonly (string | number | undefined)[]): number[] {
  return item.asks.map(({ least, most, step, first }, index) => {
    const given = typed[index];
    const wanted = given === undefined || given === '' ? Number.NaN : Number(given);
    if (!Number.isFinite(wanted)) return first;
    return Math.min(most, Math.max(least, least + Math.ceil((wanted - least) / step) * step));
  });
}
