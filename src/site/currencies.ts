import type { Language } from './languages.ts';

/**
 * The currencies that the site names prices in, as its visitors choose them. How to add one, and what no compiler names
 * then, is in `docs/guide/add-a-currency.md`.
 */
export const currencies = ['cop', 'usd', 'cad'] as const;

export type Currency = (typeof currencies)[number];

/** The one that most readers of a language know. */
export function usualCurrency(language: Language): Currency {
  const usual: Partial<Record<Language, Currency>> = { es: 'cop', fr: 'cad' };
  return usual[language] ?? 'usd';
}

/** Something in each currency, such as a price. */
export type InCurrencies<Value> = Readonly<Record<Currency, Value>>;

/** One value for each currency. */
export function byCurrency<Value>(make: (currency: Currency) => Value): InCurrencies<Value>;
export function byCurrency(make: (currency: Currency) => unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(currencies.map((currency) => [currency, make(currency)]));
}

export function mapCurrencies<From, To>(
  values: InCurrencies<From>,
  change: (value: From, currency: Currency) => To,
): InCurrencies<To> {
  return byCurrency((currency) => change(values[currency], currency));
}

export function findCurrency(code: string): Currency | undefined {
  const wanted = code.toLowerCase();
  return currencies.find((currency) => currency === wanted);
}
