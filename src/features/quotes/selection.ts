import type { Quotable } from '#content/catalogue/quotable.ts';
import { href } from '#site/address.ts';
import type { Language } from '#site/languages.ts';
import { quoteLimits } from '#site/quotes.ts';

type Asking = Pick<Quotable, 'id' | 'asks'>;

/** Something that is chosen, and how much of it: one number for everything that is asked. */
export interface Chosen<Item> {
  readonly item: Item;
  readonly amounts: readonly number[];
}

/** The names in the address of `/support/quote`. */
export const selectionParameter = 'items';
export const currencyParameter = 'currency';
/** One thing more, or several, written like the selection: what "add to quote" on another page asks for. */
export const addParameter = 'add';

/**
 * What an address asks for: `product-wabot.12.5_quick-api.1`. Anybody can write one, so what nobody sells is left out,
 * and numbers are put within their bounds. Without the catalogue: a browser finds what it needs in its page.
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

/** Whole steps within the bounds; what was not said, or is no number, is what stands there at first. */
export function amountsOf({ asks }: Pick<Asking, 'asks'>, typed: readonly (string | number | undefined)[]): number[] {
  return asks.map(({ least, most, step, first }, index) => {
    const given = typed[index];
    const wanted = given === undefined || given === '' ? Number.NaN : Number(given);
    if (!Number.isFinite(wanted)) return first;
    return Math.min(most, Math.max(least, least + Math.ceil((wanted - least) / step) * step));
  });
}

/** Each thing once. Whoever adds something again without saying how much keeps what they had said of it. */
export function joinSelections(...texts: readonly string[]): string {
  const joined = new Map<string, string>();
  for (const part of texts.flatMap((text) => text.split('_')).filter(Boolean)) {
    const [id = ''] = part.split('.');
    if (part !== id || !joined.has(id)) joined.set(id, part);
  }
  return [...joined.values()].join('_');
}

/**
 * Adds something to the quote that a visitor is putting together, or begins one with it. Without amounts it is as much as
 * stands there at first, or as they had said before.
 */
export function addAddress({ id }: Pick<Quotable, 'id'>, language: Language, amounts: readonly number[] = []): string {
  return `${href('/support/quote', language)}?${addParameter}=${[id, ...amounts].join('.')}`;
}
