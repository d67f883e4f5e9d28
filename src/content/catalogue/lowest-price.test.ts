import { expect, it } from 'vitest';
import { byCurrency } from '#site/currencies.ts';
import { lowest } from './lowest-price.ts';
import { products } from './products.ts';

it('finds the minimum of each currency separately', () => {
  const low = byCurrency(() => 1);
  const high = byCurrency(() => 9);
  expect(
    lowest([
      { ...low, cop: 5 },
      { ...high, cop: 2 },
    ]),
  ).toEqual({ ...low, cop: 2 });
  expect(lowest(products.map(({ price }) => price))).toMatchObject({ cop: 50_000, usd: 10, cad: 15 });
});
