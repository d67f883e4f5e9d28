import { describe, expect, it, vi } from 'vitest';
import type { Currency } from './currencies.ts';
import { affordableAt, formatMoney, inMinor, roundToCharge, smallestAmount, totalOf } from './money.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

it.each([
  [{ minor: 5_000_000, currency: 'cop' }, 'es', '$ 50.000'],
  [{ minor: 5_000_000, currency: 'cop' }, 'en', 'COP 50,000'],
  // It has no centavos, also if a calculation left some.
  [{ minor: 5_000_050, currency: 'cop' }, 'es', '$ 50.001'],
  [{ minor: 1000, currency: 'usd' }, 'en', 'US$10'],
  [{ minor: 1500, currency: 'cad' }, 'en', 'CA$15'],
  [{ minor: 1500, currency: 'cad' }, 'fr', '15 $ CA'],
  [{ minor: 1000, currency: 'usd' }, 'fr', '10 $ US'],
  [{ minor: 1050, currency: 'usd' }, 'en', 'US$10.50'],
  [{ minor: 0, currency: 'usd' }, 'en', 'US$0'],
] as const)('writes %o in %s', (money, language, text) => {
  expect(plain(formatMoney(money, language))).toBe(text);
});

it('shows the currency code beside other currencies', () => {
  expect(plain(formatMoney({ minor: 1200, currency: 'usd' }, 'en', 'code'))).toBe('USD 12');
  expect(plain(formatMoney({ minor: 4_000_000, currency: 'cop' }, 'es', 'code'))).toBe('COP 40.000');
  expect(plain(formatMoney({ minor: 1250, currency: 'cad' }, 'fr', 'code'))).toBe('12,50 CAD');
});

it('writes the currency of the USA with a plain sign for visitors from there', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en-US' } });
  expect(formatMoney({ minor: 1000, currency: 'usd' }, 'en')).toBe('$10');
  expect(formatMoney({ minor: 1000, currency: 'cad' }, 'en')).toBe('CA$10');
});

describe('a currency with other decimals than two', () => {
  // They have no row in the table, so that their decimals are those of the standard.
  const [yen, dinar]: [Currency, Currency] = JSON.parse('["jpy", "kwd"]');

  it.each([
    [1_200, yen, 'JP¥1,200'],
    [1_200, dinar, 'KWD 1.200'],
    [12_000, dinar, 'KWD 12'],
  ])('writes %i of the smallest unit of %s as %s', (minor, currency, text) => {
    expect(plain(formatMoney({ minor, currency }, 'en'))).toBe(text);
  });

  it('converts prices of the catalogue, and rounds taxes to what can be charged', () => {
    const amounts = [yen, dinar, 'cop' as const].map((currency) => [
      inMinor(12, currency),
      roundToCharge(1_234.5, currency),
      smallestAmount(currency),
    ]);
    expect(amounts).toEqual([
      [12, 1_235, 1],
      [12_000, 1_235, 1],
      [1_200, 1_200, 100],
    ]);
  });

  it('multiplies a price of a message', () => {
    // 0.0012 of a unit each.
    expect([yen, dinar].map((currency) => totalOf(100_000, 12, currency))).toEqual([120, 120_000]);
    expect([yen, dinar].map((currency) => affordableAt(12, { minor: 120, currency }))).toEqual([100_000, 100]);
  });
});
