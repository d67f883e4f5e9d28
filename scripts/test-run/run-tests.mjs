// @ts-check
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from '../build/build.mjs';
import { bringBrowser } from '../steps/browser.mjs';
import { missingEngines } from '../steps/engines.mjs';
import { install } from '../steps/install.mjs';
import { packageBin, runCommand } from '../steps/processes.mjs';
import { step } from '../steps/progress.mjs';
import { countOne, countPlaywright, countVitest } from './counts.mjs';
import { breadthTag, checkNames, readOptions, tagsLeftOut } from './options.mjs';

/**
 * One command of the tests, run by this Node.
 * @typedef {object} Check
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [reportPath] - where it leaves its counts
 * @property {(code: number, report: any) => import('./counts.mjs').Counts} count
 *
 * @typedef {{ name: string, counts: import('./counts.mjs').Counts, output: string }} Outcome
 * @typedef {ReturnType<typeof readOptions>} Options
 */

/**
 * `npm test`, and with --quick `npm run verify`. Runs all checks, whichever fail, and returns whether all passed.
 * @param {string} root
 * @param {string[]} args
 */
export async function runTests(root, args) {
  const options = readOptions(args);
  /** @type {Outcome[]} */
  const outcomes = [];
  /**
   * A step without tests counts only if it fails.
   * @template T
   * @param {string} name
   * @param {() => Promise<T>} work
   */
  const attempt = async (name, work) => {
    try {
      return { result: await work() };
    } catch (error) {
      const output = error instanceof Error ? error.message : String(error);
      outcomes.push({ name, counts: countOne(1), output });
      return undefined;
    }
  };
  if (await attempt('install', () => install(root))) await runChecks();
  return report(outcomes, options);

  /** Checks that need one core run beside the unit tests, so that two cores are busy. */
  async function runChecks() {
    const checks = checksOf(root, options);
    /** @type {(name: keyof typeof checks, env?: NodeJS.ProcessEnv) => Promise<void>} */
    const check = async (name, env) => {
      if (!options.names.has(name)) return;
      const work = (/** @type {(text: string) => void} */ note) => runCheck(root, checks[name], note, env);
      outcomes.push({ name, ...(await step(name, work, ({ counts }) => sumUp(counts))) });
    };
    const besideTheTests = async () => {
      const names = /** @type {const} */ (['types', 'lint', 'unused', 'expressions', 'content']);
      for (const name of names) await check(name);
      return options.names.has('build') ? attempt('build', () => buildIfChanged(root)) : undefined;
    };
    const findBrowser = async () => {
      if (!options.names.has('e2e')) return undefined;
      return attempt('browser', () => step('Find a browser', (note) => bringBrowser(root, note), String));
    };
    const [built, browser] = await Promise.all([besideTheTests(), findBrowser(), check('unit')]);
    if (built && browser) await check('e2e', { CHROMIUM_PATH: browser.result });
  }
}

/**
 * @param {string} root
 * @param {Options} options
 */
function checksOf(root, { quick, filters }) {
  /** @param {...string} args */
  const whole = (...args) => ({ args, count: countOne });
  const unitReport = join(root, '.cache', 'test', 'unit.json');
  const endToEndReport = join(root, '.cache', 'test', 'e2e.json');
  const isFiltered = filters.length > 0;

  return /** @satisfies {Record<string, Check>} */ ({
    types: whole(packageBin(root, 'typescript', 'tsc'), '--project', root),
    lint: whole(packageBin(root, '@biomejs/biome', 'biome'), 'ci', '--error-on-warnings', '.'),
    unused: whole(packageBin(root, 'knip')),
    expressions: whole(packageBin(root, 'tsx'), 'scripts/checks/expressions.ts'),
    content: whole(packageBin(root, 'tsx'), 'scripts/checks/content.ts'),
    unit: {
      args: [
        packageBin(root, 'vitest'),
        'run',
        '--allowOnly=false',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${unitReport}`,
        `--tags-filter=${tagsLeftOut[quick ? 'quick' : 'whole'].map((tag) => `!${tag}`).join(' and ')}`,
        ...(isFiltered ? ['--passWithNoTests', ...filters] : []),
      ],
      // What these mean is in `src/platform/database/testing.ts`.
      env: isFiltered ? {} : { TEST_DATABASE: 'half' },
      reportPath: unitReport,
      count: countVitest,
    },
    e2e: {
      args: [
        packageBin(root, '@playwright/test', 'playwright'),
        'test',
        '--forbid-only',
        `--grep-invert=${breadthTag}`,
        '--reporter=line,json',
        ...(isFiltered ? ['--pass-with-no-tests', ...filters] : []),
      ],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: endToEndReport },
      reportPath: endToEndReport,
      count: countPlaywright,
    },
  });
}

/**
 * @param {string} root
 * @param {Check} check
 * @param {(text: string) => void} note
 * @param {NodeJS.ProcessEnv} [env]
 */
async function runCheck(root, { args, reportPath, count, ...check }, note, env) {
  if (reportPath) rmSync(reportPath, { force: true });
  const options = { cwd: root, env: { ...check.env, ...env }, onLine: note };
  const { code, output } = await runCommand(process.execPath, args, options);
  const report = reportPath && existsSync(reportPath) ? JSON.parse(readFileSync(reportPath, 'utf8')) : undefined;
  return { counts: count(code, report), output };
}

/** @param {import('./counts.mjs').Counts} counts */
function sumUp({ passed, failed, skipped }) {
  const words = passed + failed + skipped > 1 ? `${passed} passed` : '';
  const all = [words, skipped ? `${skipped} skipped` : '', failed ? `${failed} failed` : ''].filter(Boolean).join(', ');
  return failed > 0 ? { failed: all } : all;
}

/**
 * Shows in full what failed, names what needed a retry and what was left out, and ends with the one line that other
 * tools parse.
 * @param {readonly Outcome[]} outcomes
 * @param {Options} options
 * @returns {boolean} whether all passed
 */
export function report(outcomes, { names, quick }) {
  for (const { name, counts, output } of outcomes) {
    if (counts.failed > 0) console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 100 - name.length))}\n${output}`);
  }
  for (const { name, counts } of outcomes) {
    for (const test of counts.retried ?? []) console.log(`\n${name}, passed only when it was retried: ${test}`);
  }
  const tags = tagsLeftOut[quick ? 'quick' : 'whole'].map((tag) => `unit tests with the tag ${tag}`);
  const breadth = names.has('e2e') ? [`browser tests with the tag ${breadthTag}`] : [];
  const engines = names.has('e2e') ? missingEngines().map((engine) => `journeys in ${engine}`) : [];
  const leftOut = [...checkNames.filter((name) => !names.has(name)), ...tags, ...breadth, ...engines];
  if (leftOut.length > 0) console.log(`\nLeft out: ${leftOut.join(', ')}.`);
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    outcomes.reduce((total, { counts }) => total + counts[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0;
}
