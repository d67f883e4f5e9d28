import type { Language } from './languages.ts';

/**
 * The currencies that the site names prices in, as its visitors choose them. A new one is a name here, a row in
 * `currency-rules.ts`, its prices in the catalogue and its name in the words; what is missing does not compile.
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
