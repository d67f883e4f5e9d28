import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatUnitPrice, totalOf } from './money.ts';

const usd = 12;
const cop = 40_000;
const cad = 20;

describe('a total', () => {
  it.each([
    [10_000, usd, 1200],
    [1, usd, 0],
    [4, usd, 0],
    [5, usd, 1],
    [4167, usd, 500],
    [4166, usd, 500],
    [4163, usd, 500],
    [0, usd, 0],
    [2, 25, 1],
    [1, 49, 0],
    [1, cop, 400],
    [10_000, cop, 4_000_000],
    [10_000, cad, 2000],
    [3, cad, 1],
    [1_000_000_000, usd, 120_000_000],
    [1_000_000_000, cop, 400_000_000_000],
  ])('the total of %i messages at %i ten-thousandths is %i cents', (quantity, price, cents) => {
    expect(totalOf(quantity, price, 'usd')).toBe(cents);
  });

  it('is the exact product, rounded half up, for any quantity', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.constantFrom(usd, cop, cad), (quantity, price) => {
        const exact = (BigInt(quantity) * BigInt(price) + 50n) / 100n;
        expect(totalOf(quantity, price, 'usd')).toBe(Number(exact));
      }),
    );
  });
});

const plain = (text: string) => text.replace(/\s/g, ' ');

it.each([
  [usd, 'usd', 'en', 'US$0.0012'],
  [90, 'usd', 'es', 'US$ 0,0090'],
  [cad, 'cad', 'fr', '0,0020 $ CA'],
  [220_000, 'cop', 'es', '$ 22'],
] as const)('writes %i ten-thousandths of %s in %s', (price, currency, language, text) => {
  expect(plain(formatUnitPrice(price, currency, language))).toBe(text);
});
