import { currencies } from '#site/countries.ts';
import type { Prices } from './fields.ts';

/** The minimum of each currency. */
export function lowest(prices: readonly Prices[]): Prices {
  const [first, ...others] = prices;
  if (!first) throw new Error('No price to choose from');
  const least = { ...first };
  for (const price of others)
    for (const currency of currencies) least[currency] = Math.min(least[currency], price[currency]);
  return least;
}
