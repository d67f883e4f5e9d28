import type { Currency } from '#site/currencies.ts';
import { rulesOf } from '#site/currency-rules.ts';
import type { Language } from '#site/languages.ts';
import { formatUnits, inUnits, totalOf, type UnitPrice } from '#site/money.ts';

/** The formatted price of a quantity, always with the decimals of its currency, so that columns of totals align. */
export function formatTotal(quantity: number, price: UnitPrice, currency: Currency, language: Language): string {
  const units = inUnits(totalOf(quantity, price, currency), currency);
  return formatUnits(units, rulesOf(currency).usedDecimals, currency, language);
}

/** The minutes that the queue needs, rounded up. */
export function minutesInQueue(quantity: number, perMinute: number): number {
  return Math.ceil(quantity / perMinute);
}
