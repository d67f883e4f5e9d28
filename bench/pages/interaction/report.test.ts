import { expect, test } from 'vitest';
import { interactions } from './interactions.ts';
import { interactionReport } from './report.ts';

const felt = (duration: number) => ({ slowest: { name: 'keydown', duration, wait: 90, work: 10 }, longestTask: 120 });

test('the middle and the worst of each part, and a verdict over all', () => {
  const [form, calculator] = interactions;
  if (!(form && calculator)) return expect.unreachable();
  const quick = [felt(24), felt(104), { slowest: undefined, longestTask: 0 }];
  expect(interactionReport(new Map([[form, quick]]), 3)).toMatch(
    /contact form +\/contact +24 +104 +90 +10 +120 +keydown/,
  );
  expect(interactionReport(new Map([[form, quick]]), 3)).toContain('at most 104 ms, within');
  expect(
    interactionReport(
      new Map([
        [form, quick],
        [calculator, [felt(208)]],
      ]),
      3,
    ),
  ).toContain('at most 208 ms, OVER');
});
