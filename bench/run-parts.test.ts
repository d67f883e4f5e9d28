import { expect, test } from 'vitest';
import { readArgs } from './run-parts.ts';

const known = ['weights', 'paint', 'intent'];

test('all parts where none is named, else those that are, in our order', () => {
  expect(readArgs(known, [])).toEqual({ names: known, options: { runs: undefined } });
  expect(readArgs(known, ['intent', '--runs=3', 'weights'])).toEqual({
    names: ['weights', 'intent'],
    options: { runs: 3 },
  });
});

test('a wrong name and a wrong number are said', () => {
  expect(() => readArgs(known, ['wieghts'])).toThrow('name weights, paint, intent');
  for (const runs of ['0', 'two', '1.5']) expect(() => readArgs(known, [`--runs=${runs}`])).toThrow('--runs=3');
});
