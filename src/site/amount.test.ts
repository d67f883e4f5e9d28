import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount, writeAmount } from './money.ts';

describe('an amount of a payment', () => {
  it.each([
    ['50000', 5_000_000],
    ['12', 1_200],
    ['12.5', 1_250],
    ['12.50', 1_250],
    ['0.07', 7],
    ['0', 0],
    [' 100000 ', 10_000_000],
  ])('%j is %i in minor units', (text, minor) => {
    expect(readAmount(text, 'usd')).toBe(minor);
  });

  it.each(['', '-', '-5', '1e3', '1,000', '1.000.000', '12.345', '0x10', 'NaN', 'Infinity', '9'.repeat(13), '１２'])(
    'refuses %j',
    (text) => expect(readAmount(text, 'usd')).toBeUndefined(),
  );

  it.each([
    ['1200', 'jpy', 1_200],
    ['1200.5', 'jpy', undefined],
    ['1.205', 'kwd', 1_205],
    ['1.2', 'kwd', 1_200],
    ['1.2055', 'kwd', undefined],
    // Nobody knows such a currency.
    ['1.20', 'nothing', 120],
  ])('%j in %s is %o', (text, currency, minor) => {
    expect(readAmount(text, currency)).toBe(minor);
  });

  it('COP 50.000 is 5000000 cents: two zeros are appended, once', () => {
    expect(readAmount(writeAmount(5_000_000, 'cop'), 'cop')).toBe(5_000_000);
    expect(`${writeAmount(5_000_000, 'cop')}00`).toBe('5000000');
  });

  it('is formatted as it was parsed, for any amount', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999_999), fc.constantFrom('cop', 'usd', 'jpy', 'kwd'), (minor, currency) => {
        expect(readAmount(writeAmount(minor, currency), currency)).toBe(minor);
      }),
    );
  });
});
