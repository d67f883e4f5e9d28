import { expect, test } from 'vitest';
import { median, medianBy, readArgs, table } from './report.ts';

const [weights, paint, rates] = [() => 'weights', () => 'paint', () => 'rates'];
const groups = { pages: { weights, paint }, server: { rates } };

test('runs all benchmarks if none is named, else those that are, in their usual order', () => {
  expect(readArgs(groups, [])).toEqual({ benchmarks: [weights, paint, rates], options: { runs: undefined } });
  expect(readArgs(groups, ['pages']).benchmarks).toEqual([weights, paint]);
  expect(readArgs(groups, ['pages', 'paint', '--runs=3', 'weights'])).toEqual({
    benchmarks: [weights, paint],
    options: { runs: 3 },
  });
  expect(readArgs(groups, ['rates']).benchmarks).toEqual([rates]);
});

test('reports an unknown benchmark and a wrong number of runs', () => {
  expect(() => readArgs(groups, ['pages', 'wieghts'])).toThrow('no benchmark wieghts: name weights, paint');
  for (const runs of ['0', 'two', '1.5']) expect(() => readArgs(groups, [`--runs=${runs}`])).toThrow('--runs=3');
});

test('the median is the middle one, the lower of two, and not a number if there is none', () => {
  expect(median([300, 1, 20])).toBe(20);
  expect(median([2, 1])).toBe(1);
  expect(median([])).toBeNaN();
  expect(medianBy([{ ms: 9 }, { ms: 1 }, { ms: 5 }], ({ ms }) => ms)).toEqual({ ms: 5 });
});

test('a table has words to the left and numbers to the right', () => {
  const rows = [
    ['home', '5'],
    ['about us', '120'],
  ];
  expect(table(['page', 'ms'], rows)).toBe(['page       ms', 'home        5', 'about us  120'].join('\n'));
});
