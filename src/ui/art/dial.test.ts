import { expect, it } from 'vitest';
import { onDial } from './path.ts';

it.each([
  ['twelve', 0, [100, 20]],
  ['three', 1 / 4, [180, 100]],
  ['half past four', 3 / 8, [156.6, 156.6]],
  ['nine', 3 / 4, [20, 100]],
  ['twelve again', 1, [100, 20]],
])('points to %s', (_, turn, point) => {
  expect(onDial([100, 100], 80, turn)).toEqual(point);
});
