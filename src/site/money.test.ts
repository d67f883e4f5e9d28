import { expect, it, vi } from 'vitest';
import { formatMoney } from './money.ts';

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
