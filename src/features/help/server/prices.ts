import { type Currency, currencies } from '#site/currencies.ts';
import { type Language, localeOf } from '#site/languages.ts';
import { formatMoney, formatUnits } from '#site/money.ts';

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
  const sold = soldIn(prices, currency);
  const price = sold && prices[sold];
  if (!sold || price === undefined) return '';
  const isWhole = price % parts === 0;
  return formatUnits(price / parts, isWhole ? 0 : decimals, sold, language, sold === currency ? 'symbol' : 'code');
}

export function hoursOf(hours: number, { language }: PriceStyle): string {
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(hours);
}

/** A price in minor units. */
export function writeTotal(prices: SomePrices, { language, currency }: PriceStyle): string {
  const sold = soldIn(prices, currency);
  const minor = sold && prices[sold];
  if (!sold || minor === undefined) return '';
  return formatMoney({ minor, currency: sold }, language, sold === currency ? 'symbol' : 'code');
}

/** The visitor's currency, or the first one in which the thing is sold: dollars before others. */
function soldIn(prices: SomePrices, currency: Currency): Currency | undefined {
  const order: readonly Currency[] = [currency, 'usd', ...currencies];
  return order.find((one) => prices[one] !== undefined);
}
