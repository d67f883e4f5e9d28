import { expect, it } from 'vitest';
import { compactNumber } from './formatters.ts';

it.each([
  [10_000_000, '10M'],
  [500_000, '500k'],
  [245, '245'],
])('writes %d as %s', (value, text) => {
  expect(compactNumber(value)).toBe(text);
});
