import type { Quotable } from '#content/catalogue/quotable.ts';
import type { Currency } from '#site/currencies.ts';
import { quoteLimits } from '#site/quotes.ts';

type Asking = Pick<Quotable, 'id' | 'asks'>;

/** A chosen item and its amounts, one for each of its measures. */
export interface Chosen<Item> {
  readonly item: Item;
  readonly amounts: readonly number[];
}

/** The query parameters of `/support/quote`. */
export const selectionParameter = 'items';
export const currencyParameter = 'currency';
/** Items to add, written like the selection: "add to quote" on other pages uses it. */
export const addParameter = 'add';

/**
 * Reads the selection in an address: `product-wabot.12.5_quick-api.1`. Anyone can write one, so unknown items are left
 * out and amounts are limited to their bounds. Independent of the catalogue: a browser finds the items in its page.
 */
export function parseSelection<Item extends Asking>(
  text: string,
  find: (id: string) => Item | undefined,
): readonly Chosen<Item>[] {
  const found = new Map<string, Chosen<Item>>();
  for (const part of text.split('_').slice(0, 10 * quoteLimits.lines)) {
    const [id = '', ...numbers] = part.split('.');
    const item = find(id);
    if (item && found.size < quoteLimits.lines) found.set(id, { item, amounts: amountsOf(item, numbers) });
  }
  return [...found.values()];
}

export function writeSelection(selected: readonly Chosen<Asking>[]): string {
  return selected.map(({ item, amounts }) => [item.id, ...amounts].join('.')).join('_');
}

/** The same for the same choice, in whatever order its items were chosen. */
export function writeShown(selected: readonly Chosen<Asking>[], currency: Currency): string {
  return [...selected.map((one) => writeSelection([one])).sort(), currency].join('_');
}

/** Rounds to whole steps within the bounds; a missing or unreadable amount becomes the default. */
export function amountsOf({ asks }: Pick<Asking, 'asks'>, typed: readonly (string | number | undefined)[]): number[] {
  return asks.map(({ least, most, step, first }, index) => {
    const given = typed[index];
    const requested = given === undefined || given === '' ? Number.NaN : Number(given);
    if (!Number.isFinite(requested)) return first;
    return Math.min(most, Math.max(least, least + Math.ceil((requested - least) / step) * step));
  });
}

/** Joins selections, with each item once. An item that is added again without amounts keeps its amounts. */
export function joinSelections(...texts: readonly string[]): string {
  const joined = new Map<string, string>();
  for (const part of texts.flatMap((text) => text.split('_')).filter(Boolean)) {
    const [id = ''] = part.split('.');
    if (part !== id || !joined.has(id)) joined.set(id, part);
  }
  return [...joined.values()].join('_');
}
