import { expect, test } from 'vitest';
import { table } from './table.ts';

test('words stand to the left, figures to the right', () => {
  expect(
    table(
      ['page', 'ms'],
      [
        ['home', '5'],
        ['about us', '120'],
      ],
    ),
  ).toBe(['page       ms', 'home        5', 'about us  120'].join('\n'));
});
