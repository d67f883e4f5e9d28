// @ts-check
import { join } from 'node:path';
import { packageBin } from '../steps/package-bin.mjs';
import { countOne, countPlaywright, countVitest } from './counts.mjs';
import { slowTests } from './options.mjs';

/**
 * One command of the tests, run by this Node.
 * @typedef {object} Check
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [reportPath] - where it leaves its counts
 * @property {(code: number, report: any) => import('./counts.mjs').Counts} count
 */

/**
 * @param {string} root
 * @param {{ quick: boolean, filters: readonly string[] }} options
 */
export function checksOf(root, { quick, filters }) {
  /** @param {...string} args */
  const whole = (...args) => ({ args, count: countOne });
  const unitReport = join(root, '.cache', 'test', 'unit.json');
  const endToEndReport = join(root, '.cache', 'test', 'e2e.json');
  const isFiltered = filters.length > 0;

  return /** @satisfies {Record<string, Check>} */ ({
    types: whole(packageBin(root, 'typescript', 'tsc'), '--project', root),
    lint: whole(packageBin(root, '@biomejs/biome', 'biome'), 'ci', '--error-on-warnings', '.'),
    unused: whole(packageBin(root, 'knip')),
    expressions: whole('scripts/check-expressions.mjs'),
    content: whole(packageBin(root, 'tsx'), 'scripts/check-content.ts'),
    unit: {
      args: [
        packageBin(root, 'vitest'),
        'run',
        '--allowOnly=false',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${unitReport}`,
        ...(quick ? slowTests.map((path) => `--exclude=${path}`) : []),
        ...(isFiltered ? ['--passWithNoTests', ...filters] : []),
      ],
      reportPath: unitReport,
      count: countVitest,
    },
    e2e: {
      args: [
        packageBin(root, '@playwright/test', 'playwright'),
        'test',
        '--forbid-only',
        '--reporter=line,json',
        ...(isFiltered ? ['--pass-with-no-tests', ...filters] : []),
      ],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: endToEndReport },
      reportPath: endToEndReport,
      count: countPlaywright,
    },
  });
}
