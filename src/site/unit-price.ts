import type { Currency } from './countries.ts';
import type { Language } from './languages.ts';
import { formatUnits } from './money.ts';

/**
 * What one message costs, in ten-thousandths of a currency's unit: 12 is 0.0012. An integer, so that a
 * quantity times a price is exact up to a billion messages.
 */
export type UnitPrice = number;

const tenThousandth = 10_000;
const inMinor = tenThousandth / 100;

/** In minor units (cents). Half a cent and more counts as one. */
export function totalOf(quantity: number, price: UnitPrice): number {
  const exact = quantity * price;
  const cents = Math.floor(exact / inMinor);
  return exact - cents * inMinor >= inMinor / 2 ? cents + 1 : cents;
}

/** Four decimals where there are any: 0.0012, 0.0090. */
export function formatUnitPrice(price: UnitPrice, currency: Currency, language: Language): string {
  return formatUnits(price / tenThousandth, price % tenThousandth === 0 ? 0 : 4, currency, language);
}
