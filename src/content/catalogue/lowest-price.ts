import { mapCurrencies } from '#site/currencies.ts';
import type { Prices } from './fields.ts';

/** The minimum of each currency. */
export function lowest(prices: readonly Prices[]): Prices {
  const [first] = prices;
  if (!first) throw new Error('No price to choose from');
  return mapCurrencies(first, (_, currency) => Math.min(...prices.map((price) => price[currency])));
}
