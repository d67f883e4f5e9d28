import { expect, test } from 'vitest';
import { median, medianBy } from './median.ts';

test('the middle one, the lower of two, and none of nothing', () => {
  expect(median([300, 1, 20])).toBe(20);
  expect(median([2, 1])).toBe(1);
  expect(median([])).toBeNaN();
  expect(medianBy([{ ms: 9 }, { ms: 1 }, { ms: 5 }], ({ ms }) => ms)).toEqual({ ms: 5 });
});
