import { findCurrency, type InCurrencies, mapCurrencies } from './currencies.ts';
import type { Language } from './languages.ts';

interface CurrencyRules {
  /** Amounts are stored in the smallest unit of so many decimals, in which payment providers count too. */
  readonly decimals: number;
  /** Prices are shown, and taxes rounded, to so many. */
  readonly usedDecimals: number;
  /** About how many make a US dollar: for the invented amounts of drawings and of the demo, never for a price. */
  readonly perDollar: number;
  /** Its sign with the country, where the usual one would be mistaken for another currency. */
  readonly symbol?: string;
  /** The same in the languages that write it otherwise. */
  readonly symbolIn?: Partial<Readonly<Record<Language, string>>>;
}

const rules: InCurrencies<CurrencyRules> = {
  // Colombian prices have no centavos, but providers count them.
  cop: { decimals: 2, usedDecimals: 0, perDollar: 4000 },
  // More than one currency of the site has a dollar sign.
  usd: { decimals: 2, usedDecimals: 2, perDollar: 1, symbol: 'US$', symbolIn: { fr: '$\u00a0US' } },
  cad: { decimals: 2, usedDecimals: 2, perDollar: 1.4, symbol: 'CA$', symbolIn: { fr: '$\u00a0CA' } },
};

/** An invented amount of so many US dollars, about the same in every currency. */
export function inventedAmount(dollars: number): InCurrencies<number> {
  return mapCurrencies(rules, ({ perDollar }) => dollars * perDollar);
}

/** Also of a currency that the site does not name prices in, because a provider may report an amount in any. */
export function rulesOf(code: string): Omit<CurrencyRules, 'perDollar'> {
  const currency = findCurrency(code);
  return currency ? rules[currency] : standardRules(code);
}

function standardRules(code: string): Omit<CurrencyRules, 'perDollar'> {
  const decimals = /^[a-z]{3}$/i.test(code) ? standardDecimals(code) : 2;
  return { decimals, usedDecimals: decimals };
}

function standardDecimals(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
