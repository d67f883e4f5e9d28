import type { Quotable } from '#content/catalogue/quotable.ts';
import { href } from '#site/address.ts';
import type { Language } from '#site/languages.ts';
import { addParameter } from './selection-text.ts';

/**
 * Adds something to the quote that a visitor is putting together, or begins one with it. Without amounts it is as much as
 * stands there at first, or as they had said before.
 */
export function addAddress({ id }: Pick<Quotable, 'id'>, language: Language, amounts: readonly number[] = []): string {
  return `${href('/support/quote', language)}?${addParameter}=${[id, ...amounts].join('.')}`;
}
