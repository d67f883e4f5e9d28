import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuantity, quantityLimit } from './parse-quantity.ts';

describe('a typed quantity', () => {
  it.each([
    ['5000', 5000],
    ['5 000', 5000],
    ['5\u00a0000', 5000],
    ['5\u202f000', 5000],
    ['5.000', 5000],
    ['5,000', 5000],
    ['1.234.567', 1_234_567],
    ["10'000", 10_000],
    ['  42  ', 42],
    ['+7', 7],
    ['007', 7],
    ['0', 0],
    ['1e3', 1000],
    ['1e9', 1_000_000_000],
    ['12.0', 12],
  ])('%j is %i', (typed, quantity) => {
    expect(parseQuantity(typed)).toEqual({ quantity });
  });

  it.each([
    ['', 0, 'empty'],
    ['   ', 0, 'empty'],
    ['-5', 0, 'negative'],
    ['−1.000', 0, 'negative'],
    ['12.7', 13, 'fraction'],
    ['12,2', 12, 'fraction'],
    ['.5', 1, 'fraction'],
    ['1,234.56', 1235, 'fraction'],
    ['0.500', 1, 'fraction'],
    ['abc', 0, 'unreadable'],
    ['12 apples', 0, 'unreadable'],
    ['1.2.3', 0, 'unreadable'],
    ['--4', 0, 'unreadable'],
    ['e9', 0, 'unreadable'],
    ['NaN', 0, 'unreadable'],
    ['Infinity', 0, 'unreadable'],
    ['0x10', 0, 'unreadable'],
    ['1e10', quantityLimit, 'tooMany'],
    ['1e999', quantityLimit, 'tooMany'],
    ['99999999999999999999', quantityLimit, 'tooMany'],
  ])('%j counts as %i, with the problem %s', (typed, quantity, note) => {
    expect(parseQuantity(typed)).toEqual({ quantity, note });
  });

  it('is a whole number within bounds, whatever was typed', () => {
    const odd = fc.oneof(fc.string(), fc.stringMatching(/^[-+0-9.,e ]{0,12}$/), fc.double().map(String));
    fc.assert(
      fc.property(odd, (typed) => {
        const { quantity } = parseQuantity(typed);
        expect(Number.isInteger(quantity) && quantity >= 0 && quantity <= quantityLimit).toBe(true);
      }),
    );
  });
});
