import { describe, expect, it } from 'vitest';
import { lineTotal, totalsOf } from './quote.ts';

const five = { least: 5, most: 100, step: 5, first: 10, measure: 'quantity' } as const;
const chosen = (amounts: readonly number[] = []) => ({
  item: { asks: amounts.map(() => five), prices: { usd: 150, cop: 40_050 } },
  amounts,
});

describe('a line', () => {
  it('costs its price for every step of every measure', () => {
    expect(lineTotal(chosen(), 'usd')).toBe(150);
    expect(lineTotal(chosen([5]), 'usd')).toBe(150);
    expect(lineTotal(chosen([20]), 'usd')).toBe(600);
    expect(lineTotal(chosen([20, 10]), 'usd')).toBe(1200);
    expect(lineTotal(chosen([20]), 'cad')).toBeUndefined();
  });
});

describe('a total', () => {
  it('has no taxes if there are no rules', () => {
    expect(totalsOf([chosen(), chosen([10])], 'usd')).toEqual({ subtotal: 450, taxes: [], total: 450 });
  });

  it('rounds a tax half up, to cents or to whole pesos', () => {
    const rules = [{ name: 'IVA', rate: 1900 }];
    expect(totalsOf([chosen()], 'usd', rules)).toEqual({
      subtotal: 150,
      taxes: [{ name: 'IVA', rate: 1900, minor: 29 }],
      total: 179,
    });
    expect(totalsOf([chosen()], 'cop', rules)).toEqual({
      subtotal: 40_050,
      taxes: [{ name: 'IVA', rate: 1900, minor: 7_600 }],
      total: 47_650,
    });
  });
});
