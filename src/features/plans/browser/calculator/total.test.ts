import { expect, it } from 'vitest';
import { formatTotal, minutesInQueue } from './total.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

it.each([
  [10_000, 12, 'usd', 'en', 'US$12.00'],
  [1, 12, 'usd', 'en', 'US$0.00'],
  [4167, 12, 'usd', 'es', 'US$ 5,00'],
  [4171, 12, 'usd', 'fr', '5,01 $ US'],
  [5000, 40_000, 'cop', 'es', '$ 20.000'],
  [5000, 20, 'cad', 'en', 'CA$10.00'],
  [0, 20, 'cad', 'fr', '0,00 $ CA'],
] as const)(
  '%i messages at %i ten-thousandths of %s are formatted in %s',
  (quantity, price, currency, language, text) => {
    expect(plain(formatTotal(quantity, price, currency, language))).toBe(text);
  },
);

it.each([
  [0, 0],
  [1, 1],
  [1000, 1],
  [1001, 2],
  [10_000, 10],
])('%i messages leave the queue in %i minutes', (quantity, minutes) => {
  expect(minutesInQueue(quantity, 1000)).toBe(minutes);
});
