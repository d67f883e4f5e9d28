import { expect, it } from 'vitest';
import { lowest } from './lowest-price.ts';
import { products } from './products.ts';

it('finds the minimum of each currency separately', () => {
  const prices = [
    { cop: 2, usd: 9, cad: 5 },
    { cop: 3, usd: 1, cad: 5 },
  ];
  expect(lowest(prices)).toEqual({ cop: 2, usd: 1, cad: 5 });
  expect(lowest(products.map(({ price }) => price))).toEqual({ cop: 50_000, usd: 10, cad: 15 });
});
