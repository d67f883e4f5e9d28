// @ts-check
import { secondTriesOfPlaywright, secondTriesOfVitest } from './second-tries.mjs';

/**
 * `secondTries`: which of the passed needed one, and why.
 * @typedef {{ passed: number, failed: number, skipped: number, secondTries?: string[] }} Counts
 */

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function add(all) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    all.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/**
 * A check that passes or fails as a whole.
 * @param {number} code
 * @returns {Counts}
 */
export function countOne(code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/**
 * @param {number} code
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number } & Parameters<typeof secondTriesOfVitest>[0] | undefined} report
 */
export function countVitest(code, report) {
  return withError(code, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    secondTries: secondTriesOfVitest(report),
  });
}

/**
 * @param {number} code
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } } & Parameters<typeof secondTriesOfPlaywright>[0] | undefined} report
 */
export function countPlaywright(code, report) {
  return withError(code, {
    passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
    failed: report?.stats.unexpected ?? 0,
    skipped: report?.stats.skipped ?? 0,
    secondTries: secondTriesOfPlaywright(report),
  });
}

/**
 * A file that does not load or a setup that fails belongs to no test, and must still be counted.
 * @param {number} code
 * @param {Counts} counts
 * @returns {Counts}
 */
function withError(code, counts) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
