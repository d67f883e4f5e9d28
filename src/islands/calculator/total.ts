import type { Currency } from '#site/countries.ts';
import { numberFormat } from '#site/formatters.ts';
import { type Language, localeOf } from '#site/languages.ts';
import { totalOf, type UnitPrice } from '#site/unit-price.ts';

/** What a quantity costs, as the visitor reads it: two decimals, and none in pesos, as everywhere on the site. */
export function formatTotal(quantity: number, price: UnitPrice, currency: Currency, language: Language): string {
  const digits = currency === 'cop' ? 0 : 2;
  return numberFormat(localeOf(language), {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(totalOf(quantity, price) / 100);
}

/** How many minutes the queue needs: a package that is begun counts as one. */
export function minutesInQueue(quantity: number, perMinute: number): number {
  return Math.ceil(quantity / perMinute);
}
