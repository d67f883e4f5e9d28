import { describe, expect, it } from 'vitest';
import { quoteLimits } from '#site/quotes.ts';
import { amountsOf, joinSelections, parseSelection } from './selection.ts';

const five = { least: 5, most: 100, step: 5, first: 10, measure: 'quantity' } as const;
const anything = (id: string) => (id ? { id, asks: [five] } : undefined);

describe('a selection in an address', () => {
  it('contains a limited number of items, each once', () => {
    const many = Array.from({ length: quoteLimits.lines + 5 }, (_, n) => `thing${n}`);
    expect(parseSelection(many.join('_'), anything)).toHaveLength(quoteLimits.lines);
    expect(parseSelection('a.5_b_a.20', anything).map(({ item, amounts }) => [item.id, ...amounts])).toEqual([
      ['a', 20],
      ['b', 10],
    ]);
  });

  it('is read only up to a limit', () => {
    let lookups = 0;
    parseSelection('x_'.repeat(100_000), () => {
      lookups += 1;
      return undefined;
    });
    expect(lookups).toBe(10 * quoteLimits.lines);
  });

  it.each([
    [['a.5', 'b'], 'a.5_b'],
    [['a.5', 'a'], 'a.5'],
    [['a', 'a.5'], 'a.5'],
    [['a.5_b', 'a.10_c'], 'a.10_b_c'],
    [['', 'a', ''], 'a'],
  ])('joins %j to %s', (texts, joined) => {
    expect(joinSelections(...texts)).toBe(joined);
  });
});

it.each([
  [undefined, 10],
  ['', 10],
  ['many', 10],
  ['7', 10],
  [5, 5],
  [11, 15],
  [0, 5],
  [1000, 100],
])('the amount %j is rounded to the next whole step within the bounds: %d', (typed, amount) => {
  expect(amountsOf({ asks: [five] }, [typed])).toEqual([amount]);
});
