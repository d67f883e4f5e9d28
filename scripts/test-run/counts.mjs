// @ts-check

/**
 * `retried`: which of the passed needed a retry, each with its first error: a race condition to look for.
 * @typedef {{ passed: number, failed: number, skipped: number, retried?: string[] }} Counts
 *
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ assertionResults: { fullName: string, status: string, failureMessages?: string[] | null }[] }[]} testResults
 *
 * @typedef {object} PlaywrightSpec
 * @property {string} title
 * @property {string} file
 * @property {number} line
 * @property {{ status: string, results: { error?: { message?: string } }[] }[]} tests
 *
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } } & PlaywrightSuite} PlaywrightReport
 */

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
 * @param {VitestReport | undefined} report
 */
export function countVitest(code, report) {
  const results = (report?.testResults ?? []).flatMap(({ assertionResults }) => assertionResults);
  return withError(code, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    retried: results
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
      .map(({ fullName, failureMessages }) => withReason(fullName, failureMessages?.[0])),
  });
}

/**
 * @param {number} code
 * @param {PlaywrightReport | undefined} report
 */
export function countPlaywright(code, report) {
  return withError(code, {
    passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
    failed: report?.stats.unexpected ?? 0,
    skipped: report?.stats.skipped ?? 0,
    retried: flakySpecs(report),
  });
}

/**
 * @param {PlaywrightSuite | undefined} suite
 * @returns {string[]}
 */
function flakySpecs(suite) {
  const own = (suite?.specs ?? []).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => withReason(`${file}:${line} ${title}`, results[0]?.error?.message)),
  );
  return [...own, ...(suite?.suites ?? []).flatMap(flakySpecs)];
}

/**
 * @param {string} name
 * @param {string | undefined} message
 */
function withReason(name, message = 'It did not say why.') {
  return `${name}\n    ${message.trim().replaceAll('\n', '\n    ')}`;
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
