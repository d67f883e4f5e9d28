import type { Currency } from '#site/countries.ts';
import { type Language, localeOf } from '#site/languages.ts';
import { formatUnits } from '#site/money.ts';

/** Nothing is sold in a currency without a price. */
export type SomePrices = { readonly [Known in Currency]?: number | undefined };

/** How prices are written for a visitor. */
export interface PriceStyle {
  readonly language: Language;
  /** The visitor's own: the only one that is named, unless a thing is sold in another one alone. */
  readonly currency: Currency;
}

/** `US$10`; `COP 50,000` for what is sold in pesos alone. `parts`: how many of the given numbers make one unit. */
export function writePrice(prices: SomePrices, { language, currency }: PriceStyle, parts = 1, decimals = 2): string {
  const sold = prices[currency] === undefined ? elsewhere(prices) : currency;
  const price = sold && prices[sold];
  if (!sold || price === undefined) return '';
  const isWhole = price % parts === 0;
  return formatUnits(price / parts, isWhole ? 0 : decimals, sold, language, sold === currency ? 'symbol' : 'code');
}

export function hoursOf(hours: number, { language }: PriceStyle): string {
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(hours);
}

function elsewhere({ cop, usd, cad }: SomePrices): Currency | undefined {
  if (usd !== undefined) return 'usd';
  if (cop !== undefined) return 'cop';
  return cad === undefined ? undefined : 'cad';
}
