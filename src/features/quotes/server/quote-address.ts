import { href } from '#site/address.ts';
import type { Currency } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import { currencyParameter, selectionParameter } from '../selection-text.ts';

/** The page on which a quote is still to be put together, with this choice. */
export function choiceAddress(language: Language, selection: string, currency: Currency): string {
  const query = new URLSearchParams({
    ...(selection && { [selectionParameter]: selection }),
    [currencyParameter]: currency.toUpperCase(),
  });
  return `${href('/support/quote', language)}?${query}`;
}
