import { expect, it } from 'vitest';
import { ticksTo } from './ticks.ts';

it.each([
  [0, [1, 0]],
  [1, [1, 0]],
  [3, [3, 2, 1, 0]],
  [7, [8, 6, 4, 2, 0]],
  [43, [60, 40, 20, 0]],
  [100, [100, 50, 0]],
  [1999, [2000, 1500, 1000, 500, 0]],
])('has round marks from zero to at least %d', (most, ticks) => {
  expect(ticksTo(most)).toEqual(ticks);
});

it.each([
  [100, -30, [100, 50, 0, -50]],
  [0, -7, [0, -2, -4, -6, -8]],
])('has the same distances below zero, from %d to %d', (most, least, ticks) => {
  expect(ticksTo(most, { least })).toEqual(ticks);
});

it('has marks between whole numbers only for what is not counted', () => {
  expect(ticksTo(0.9, { whole: false })).toEqual([1, 0.5, 0]);
  expect(ticksTo(0.3, { whole: false })).toEqual([0.3, 0.2, 0.1, 0]);
});
