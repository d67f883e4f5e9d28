import { expect, test, vi } from 'vitest';
import { countOne, countPlaywright, countVitest } from './counts.mjs';
import { report } from './run-tests.mjs';

test('a check counts as one', () => {
  expect(countOne(0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(countOne(2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('tests count one by one', () => {
  const numbers = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(countVitest(1, { ...numbers, testResults: [] })).toMatchObject({ passed: 5, failed: 1, skipped: 3 });
  const playwright = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 } };
  expect(countPlaywright(1, playwright)).toMatchObject({ passed: 8, failed: 1, skipped: 0 });
});

test('tests that needed a retry are named, with their first error', () => {
  const failureMessages = ['expected 1\nto be 2'];
  const assertionResults = [
    { fullName: 'is fine', status: 'passed', failureMessages: [] },
    { fullName: 'races', status: 'passed', failureMessages },
    { fullName: 'fails', status: 'failed', failureMessages },
  ];
  const numbers = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 };
  const { retried } = countVitest(1, { ...numbers, testResults: [{ assertionResults }] });
  expect(retried).toEqual(['races\n    expected 1\n    to be 2']);

  const spec = (title: string, status: string) => ({
    title,
    file: 'menu.spec.ts',
    line: 7,
    tests: [{ status, results: [{ error: { message: 'not visible' } }] }],
  });
  const suites = [{ specs: [spec('opens', 'expected')], suites: [{ specs: [spec('closes', 'flaky')] }] }];
  const browser = countPlaywright(0, { stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 }, suites });
  expect(browser.retried).toEqual(['menu.spec.ts:7 closes\n    not visible']);
});

test('a run that failed without a failed test, or left no report, counts as one failure', () => {
  const allPassed = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
  expect(countVitest(1, allPassed)).toMatchObject({ passed: 5, failed: 1, skipped: 0 });
  expect(countPlaywright(1, undefined)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
});

test('the report shows what failed and what was retried, and ends with the sum of all counts', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const options = { names: new Set<never>(), quick: false, filters: [] };
  const unit = { name: 'unit', counts: { passed: 3, failed: 0, skipped: 2, retried: ['races'] }, output: 'fine' };
  expect(report([{ name: 'lint', counts: countOne(1), output: 'a wrong line' }, unit], options)).toBe(false);
  const text = log.mock.calls.flat().join('\n');
  expect(text).toContain('a wrong line');
  expect(text).toContain('unit, passed only when it was retried: races');
  expect(text).toMatch(/Left out: types, .*\n\n3 passed, 1 failed$/);
  expect(text).not.toContain('fine');
  expect(report([unit], options)).toBe(true);
});
