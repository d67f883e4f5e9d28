import type { Currency } from './countries.ts';
import { numberFormat } from './formatters.ts';
import { isAmericanPage, type Language, localeOf } from './languages.ts';

/** An amount in minor units (cents, centavos), never a fraction: sums stay exact. */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

type Display = 'symbol' | 'code';

/**
 * Colombian prices have no centavos; whole amounts are shown without them in any currency. Use `code` only
 * where several currencies are side by side.
 */
export function formatMoney({ minor, currency }: Money, language: Language, display: Display = 'symbol'): string {
  const isWhole = currency === 'cop' || minor % 100 === 0;
  return formatUnits(minor / 100, isWhole ? 0 : 2, currency, language, display);
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

/** A dollar sign with its country: the site has three currencies with that sign. */
const symbols: Readonly<Record<Language, Partial<Record<Currency, string>>>> = {
  en: { usd: 'US$', cad: 'CA$' },
  es: { usd: 'US$', cad: 'CA$' },
  fr: { usd: '$\u00a0US', cad: '$\u00a0CA' },
};

function symbolOf(currency: Currency, language: Language): string | undefined {
  return currency === 'usd' && isAmericanPage() ? '$' : symbols[language][currency];
}

/**
 * An amount in the format of the payment calls: whole units with two decimals at most, `"40000"`, `"12.50"`. Text,
 * because a float cannot hold 0.1 exactly.
 */
const written = /^(\d{1,12})(?:\.(\d{1,2}))?$/;

/** In minor units. Undefined if it is not an amount. */
export function readAmount(text: string): number | undefined {
  const [, whole, decimals = ''] = written.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** `4000000` as `40000`, `1250` as `12.50`. */
export function writeAmount(minor: number): string {
  const [whole, rest] = [Math.floor(minor / 100), minor % 100];
  return rest === 0 ? String(whole) : `${whole}.${String(rest).padStart(2, '0')}`;
}

/**
 * The price of one message, in ten-thousandths of a currency's unit: 12 is 0.0012. An integer, so that a quantity times
 * a price is exact up to a billion messages.
 */
export type UnitPrice = number;

const tenThousandth = 10_000;
const inMinor = tenThousandth / 100;

/** In minor units (cents), rounded half up. */
export function totalOf(quantity: number, price: UnitPrice): number {
  const exact = quantity * price;
  const cents = Math.floor(exact / inMinor);
  return exact - cents * inMinor >= inMinor / 2 ? cents + 1 : cents;
}

/** Four decimals if there are any: 0.0012, 0.0090. */
export function formatUnitPrice(price: UnitPrice, currency: Currency, language: Language): string {
  return formatUnits(price / tenThousandth, price % tenThousandth === 0 ? 0 : 4, currency, language);
}
