import type { Currency } from '#site/countries.ts';
import type { Language } from '#site/languages.ts';
import { formatUnits, totalOf, type UnitPrice } from '#site/money.ts';

/** The formatted price of a quantity: two decimals, and none in pesos, as everywhere on the site. */
export function formatTotal(quantity: number, price: UnitPrice, currency: Currency, language: Language): string {
  return formatUnits(totalOf(quantity, price) / 100, currency === 'cop' ? 0 : 2, currency, language);
}

/** The minutes that the queue needs, rounded up. */
export function minutesInQueue(quantity: number, perMinute: number): number {
  return Math.ceil(quantity / perMinute);
}
