import { expect, it } from 'vitest';
import { byCurrency } from '#site/currencies.ts';
import { handOver } from './buy-panel.tsx';

const prices = { ...byCurrency(() => 20), cop: 40_000, usd: 12 };
const sale = {
  packages: [
    { id: 'small', emails: 10_000 },
    { id: 'medium', emails: 50_000 },
  ],
  topUp: { currency: 'cop', least: 2_500, most: 500_000 },
} as const;

const pesos = (minor: number) => ({ minor, currency: 'cop' });

it.each([
  [0, { kind: 'nothing' }],
  [1, { kind: 'tooFew', quantity: 2_500, money: pesos(1_000_000) }],
  [2_499, { kind: 'tooFew', quantity: 2_500, money: pesos(1_000_000) }],
  [2_500, { kind: 'topUp', planId: undefined, money: pesos(1_000_000) }],
  [9_999, { kind: 'topUp', planId: undefined, money: pesos(3_999_600) }],
  [10_000, { kind: 'package', planId: 'small', money: { minor: 1_200, currency: 'usd' } }],
  [10_001, { kind: 'topUp', planId: undefined, money: pesos(4_000_400) }],
  [50_000, { kind: 'package', planId: 'medium', money: { minor: 6_000, currency: 'usd' } }],
  [500_000, { kind: 'topUp', planId: undefined, money: pesos(200_000_000) }],
  [500_001, { kind: 'tooMany', quantity: 500_000, money: pesos(200_000_000) }],
])('%i e-mails are bought in dollars as expected', (quantity, expected) => {
  expect(handOver(quantity, 'usd', sale, prices)).toEqual(expected);
});

it('a package is sold in the chosen currency, and a top-up in pesos', () => {
  expect(handOver(10_000, 'cad', sale, prices)).toMatchObject({ money: { minor: 2_000, currency: 'cad' } });
  expect(handOver(5_000, 'cad', sale, prices)).toMatchObject({ money: pesos(2_000_000) });
});
