import { expect, test } from 'vitest';
import { describeInteractions } from './interaction.ts';
import { interactions } from './interactions.ts';

const measured = (duration: number) => ({
  slowest: { name: 'keydown', duration, wait: 90, work: 10 },
  longestTask: 120,
});

test('the report has the median and the worst of each island, and compares the worst of all with the goal', () => {
  const [form, calculator] = interactions;
  if (!(form && calculator)) return expect.unreachable();
  const quick = [measured(24), measured(104), { slowest: undefined, longestTask: 0 }];
  expect(describeInteractions(new Map([[form, quick]]), 3)).toMatch(
    /contact form +\/contact +24 +104 +90 +10 +120 +keydown/,
  );
  expect(describeInteractions(new Map([[form, quick]]), 3)).toContain('at most 104 ms, within');
  expect(
    describeInteractions(
      new Map([
        [form, quick],
        [calculator, [measured(208)]],
      ]),
      3,
    ),
  ).toContain('at most 208 ms, OVER');
});
