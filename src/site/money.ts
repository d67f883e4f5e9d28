import type { Currency } from './currencies.ts';
import { rulesOf } from './currency-rules.ts';
import { numberFormat } from './formatters.ts';
import { isAmericanPage, type Language, localeOf } from './languages.ts';

/** An amount in minor units (cents, centavos), never a fraction: sums stay exact. */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

type Display = 'symbol' | 'code';

/** How many minor units make one unit: 100 centavos, 1 yen, 1,000 fils. */
export function minorPerUnit(currency: string): number {
  return 10 ** rulesOf(currency).decimals;
}

/** A price as a person writes it, such as 12.5 dollars, in minor units. */
export function inMinor(units: number, currency: Currency): number {
  return Math.round(units * minorPerUnit(currency));
}

export function inUnits(minor: number, currency: Currency): number {
  return minor / minorPerUnit(currency);
}

/** The smallest amount that is charged, in minor units: a whole peso, a cent. Taxes are rounded to it. */
export function smallestAmount(currency: Currency): number {
  const { decimals, usedDecimals } = rulesOf(currency);
  return 10 ** (decimals - usedDecimals);
}

/** Rounds half a unit up to what can be charged. */
export function roundToCharge(minor: number, currency: Currency): number {
  const smallest = smallestAmount(currency);
  return Math.round(minor / smallest) * smallest;
}

/**
 * Whole amounts are shown without decimals. Use `code` only where several currencies are side by side.
 */
export function formatMoney({ minor, currency }: Money, language: Language, display: Display = 'symbol'): string {
  const scale = minorPerUnit(currency);
  const decimals = minor % scale === 0 ? 0 : rulesOf(currency).usedDecimals;
  return formatUnits(minor / scale, decimals, currency, language, display);
}

/** Whole units of a currency, such as 12.5 dollars, with a number of decimals. */
export function formatUnits(
  units: number,
  decimals: number,
  currency: Currency,
  language: Language,
  display: Display = 'symbol',
): string {
  const written = numberFormat(localeOf(language), {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: display,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).formatToParts(units);
  const symbol = display === 'symbol' ? symbolOf(currency, language) : undefined;
  const text = written.map(({ type, value }) => (type === 'currency' ? (symbol ?? value) : value)).join('');
  // Versions of Intl differ in the width of their spaces; a page, a mail and a document must not.
  return text.replace(/[\u2009\u202F]/g, '\u00A0');
}

function symbolOf(currency: Currency, language: Language): string | undefined {
  if (currency === 'usd' && isAmericanPage()) return '$';
  const { symbol, symbolIn } = rulesOf(currency);
  return symbolIn?.[language] ?? symbol;
}

/**
 * Reads an amount in the format of the payment calls: whole units, with as many decimals as the currency has at most:
 * `"40000"`, `"12.50"`. Text, because a float cannot hold 0.1 exactly. Undefined if it is not such an amount; otherwise
 * in minor units.
 */
export function readAmount(text: string, currency: string): number | undefined {
  const { decimals } = rulesOf(currency);
  const [, whole, rest = ''] = /^(\d{1,12})(?:\.(\d{1,3}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined || rest.length > decimals) return undefined;
  return Number(whole) * 10 ** decimals + Number(rest.padEnd(decimals, '0'));
}

/** `4000000` centavos as `40000`, `1250` cents as `12.50`. */
export function writeAmount(minor: number, currency: string): string {
  const scale = minorPerUnit(currency);
  const [whole, rest] = [Math.floor(minor / scale), minor % scale];
  return rest === 0 ? String(whole) : `${whole}.${String(rest).padStart(rulesOf(currency).decimals, '0')}`;
}

/**
 * The price of one message, in ten-thousandths of a currency's unit: 12 is 0.0012. An integer, so that a quantity times
 * a price is exact up to a billion messages.
 */
export type UnitPrice = number;

const tenThousandth = 10_000;

/** In minor units, rounded half up. */
export function totalOf(quantity: number, price: UnitPrice, currency: Currency): number {
  const perMinor = tenThousandth / minorPerUnit(currency);
  const exact = quantity * price;
  const whole = Math.floor(exact / perMinor);
  return exact - whole * perMinor >= perMinor / 2 ? whole + 1 : whole;
}

/** How many of something an amount in minor units buys, at this price. */
export function affordableAt(price: UnitPrice, { minor, currency }: Money): number {
  return Math.floor((minor * (tenThousandth / minorPerUnit(currency))) / price);
}

/** Four decimals if there are any: 0.0012, 0.0090. */
export function formatUnitPrice(price: UnitPrice, currency: Currency, language: Language): string {
  return formatUnits(price / tenThousandth, price % tenThousandth === 0 ? 0 : 4, currency, language);
}
