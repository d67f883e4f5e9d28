import type { Currency } from './countries.ts';
import { numberFormat } from './formatters.ts';
import { type Language, localeOf } from './languages.ts';

/** An amount in minor units (cents, centavos), never a fraction: what is added up stays exact. */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

type Display = 'symbol' | 'code';

/**
 * Colombian prices have no centavos; whole amounts are shown without them in any currency. `code` wherever money is
 * owed or was paid, and where several currencies stand side by side: a `$` alone may be any of them.
 */
export function formatMoney({ minor, currency }: Money, language: Language, display: Display = 'symbol'): string {
  const isWhole = currency === 'cop' || minor % 100 === 0;
  return formatUnits(minor / 100, isWhole ? 0 : 2, currency, language, display);
}

/** Whole units of a currency, such as 12.5 dollars, with so many decimals. */
export function formatUnits(
  units: number,
  decimals: number,
  currency: Currency,
  language: Language,
  display: Display = 'symbol',
): string {
  return numberFormat(localeOf(language), {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: display,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(units);
}
