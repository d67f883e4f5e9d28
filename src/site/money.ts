import type { Currency } from './countries.ts';
import { numberFormat } from './formatters.ts';
import { type Language, localeOf } from './languages.ts';

/** An amount in minor units (cents, centavos), never a fraction: what is added up stays exact. */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

/**
 * Colombian prices have no centavos; whole amounts are shown without them in any currency. `code` wherever money is
 * owed or was paid, and where several currencies stand side by side: a `$` alone may be any of them.
 */
export function formatMoney(
  { minor, currency }: Money,
  language: Language,
  display: 'symbol' | 'code' = 'symbol',
): string {
  const whole = currency === 'cop' || minor % 100 === 0;
  const digits = whole ? 0 : 2;
  return numberFormat(localeOf(language), {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: display,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(minor / 100);
}
