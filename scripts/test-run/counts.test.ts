import { expect, test } from 'vitest';
import { add, countOne, countPlaywright, countVitest } from './counts.mjs';

test('a check counts as one', () => {
  expect(countOne(0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(countOne(2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('tests count one by one', () => {
  const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(countVitest(1, vitest)).toEqual({ passed: 5, failed: 1, skipped: 3 });
  const playwright = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 } };
  expect(countPlaywright(1, playwright)).toEqual({ passed: 8, failed: 1, skipped: 0, flaky: 1 });
});

test('a run that failed without a failed test, or left no report, counts as one failure', () => {
  const allPassed = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  expect(countVitest(1, allPassed)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  expect(countPlaywright(1, undefined)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
});

test('counts add up', () => {
  expect(add([countOne(0), countOne(1), { passed: 3, failed: 0, skipped: 2 }])).toEqual({
    passed: 4,
    failed: 1,
    skipped: 2,
  });
});
