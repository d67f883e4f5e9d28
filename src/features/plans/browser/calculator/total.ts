import type { Currency } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import { formatUnits, totalOf, type UnitPrice } from '#site/money.ts';

/** What a quantity costs, as the visitor reads it: two decimals, and none in pesos, as everywhere on the site. */
export function formatTotal(quantity: number, price: UnitPrice, currency: Currency, language: Language): string {
  return formatUnits(totalOf(quantity, price) / 100, currency === 'cop' ? 0 : 2, currency, language);
}

/** How many minutes the queue needs: a package that is begun counts as one. */
export function minutesInQueue(quantity: number, perMinute: number): number {
  return Math.ceil(quantity / perMinute);
}
