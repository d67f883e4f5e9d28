import type { Currency } from './countries.ts';
import { type Language, localeOf } from './languages.ts';

/** An amount in minor units (cents, centavos), never a fraction: what is added up stays exact. */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

/** Colombian prices have no centavos; whole amounts are shown without them in any currency. */
export function formatMoney({ minor, currency }: Money, language: Language): string {
  const whole = currency === 'cop' || minor % 100 === 0;
  const digits = whole ? 0 : 2;
  return new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'symbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(minor / 100);
}
