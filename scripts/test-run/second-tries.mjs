// @ts-check

/**
 * What passed only when it was retried, each with its first error: a race condition to look for.
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] | null }} VitestResult
 * @typedef {{ title: string, file: string, line: number, tests: { status: string, results: { error?: { message?: string } }[] }[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/**
 * @param {{ testResults: { assertionResults: VitestResult[] }[] } | undefined} report
 * @returns {string[]}
 */
export function secondTriesOfVitest(report) {
  return (report?.testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
    .map(({ fullName, failureMessages }) => withReason(fullName, failureMessages?.[0]));
}

/**
 * @param {PlaywrightSuite | undefined} suite
 * @returns {string[]}
 */
export function secondTriesOfPlaywright(suite) {
  const own = (suite?.specs ?? []).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => withReason(`${file}:${line} ${title}`, results[0]?.error?.message)),
  );
  return [...own, ...(suite?.suites ?? []).flatMap(secondTriesOfPlaywright)];
}

/**
 * @param {string} name
 * @param {string | undefined} message
 */
function withReason(name, message = 'It did not say why.') {
  return `${name}\n    ${message.trim().replaceAll('\n', '\n    ')}`;
}
