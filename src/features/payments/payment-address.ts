import { href } from '#site/address.ts';
import type { Language } from '#site/languages.ts';

/** The page of an order. Whoever has the key may read it. */
export function paymentHref(language: Language, reference: string, key: string): string {
  return `${href('/payment', language)}?${new URLSearchParams({ order: reference, key })}`;
}
