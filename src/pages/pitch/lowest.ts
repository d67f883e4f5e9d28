import type { Prices } from '#content/catalogue/prices.ts';
import { currencies } from '#site/countries.ts';

/** The least that is asked for in each currency. */
export function lowest(prices: readonly Prices[]): Prices {
  const [first, ...others] = prices;
  if (!first) throw new Error('No price to choose from');
  const least = { ...first };
  for (const price of others)
    for (const currency of currencies) least[currency] = Math.min(least[currency], price[currency]);
  return least;
}
