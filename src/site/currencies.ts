import type { Language } from './languages.ts';

interface CurrencyRow {
  readonly code: string;
  /** Amounts are stored in the smallest unit of so many decimals, in which payment providers count too. */
  readonly decimals: number;
  /** Prices are shown, and taxes rounded, to so many. */
  readonly usedDecimals: number;
  /** Its sign with the country, where the usual one would be mistaken for another currency. */
  readonly symbols?: Readonly<Record<Language, string>>;
}

/**
 * The currencies that the site names prices in, as its visitors choose them. A new one is a row here, its prices in the
 * catalogue and its name in the words.
 */
const rows = [
  // Colombian prices have no centavos, but providers count them.
  { code: 'cop', decimals: 2, usedDecimals: 0 },
  // The site has three currencies with a dollar sign.
  { code: 'usd', decimals: 2, usedDecimals: 2, symbols: { en: 'US$', es: 'US$', fr: '$\u00a0US' } },
  { code: 'cad', decimals: 2, usedDecimals: 2, symbols: { en: 'CA$', es: 'CA$', fr: '$\u00a0CA' } },
] as const satisfies readonly CurrencyRow[];

export type Currency = (typeof rows)[number]['code'];

export const currencies: readonly Currency[] = rows.map(({ code }) => code);

/** Something in each currency, such as a price. */
export type InCurrencies<Value> = Readonly<Record<Currency, Value>>;

export function mapCurrencies<From, To>(
  values: InCurrencies<From>,
  change: (value: From, currency: Currency) => To,
): InCurrencies<To> {
  return { cop: change(values.cop, 'cop'), usd: change(values.usd, 'usd'), cad: change(values.cad, 'cad') };
}

export function findCurrency(code: string): Currency | undefined {
  const wanted = code.toLowerCase();
  return currencies.find((currency) => currency === wanted);
}

/** Also of a currency that the site does not name prices in, because a provider may report an amount in any. */
export function rulesOf(code: string): CurrencyRow {
  const wanted = code.toLowerCase();
  return rows.find((row) => row.code === wanted) ?? standardRules(wanted);
}

function standardRules(code: string): CurrencyRow {
  const decimals = /^[a-z]{3}$/.test(code) ? standardDecimals(code) : 2;
  return { code, decimals, usedDecimals: decimals };
}

function standardDecimals(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
