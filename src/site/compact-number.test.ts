import { expect, it } from 'vitest';
import { compactNumber } from './compact-number.ts';

/** Blanks differ between versions of the platform's tables. */
const plain = (text: string) => text.replace(/\s/g, ' ');

it.each([
  [10_000_000, 'en', '10M'],
  [10_000_000, 'es', '10 M'],
  [10_000_000, 'fr', '10 M'],
  [500_000, 'fr', '500 k'],
  [245, 'es', '245'],
] as const)('writes %d in %s as %s', (value, language, text) => {
  expect(plain(compactNumber(value, language))).toBe(text);
});
