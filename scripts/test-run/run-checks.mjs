// @ts-check
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { step } from '../progress.mjs';
import { bringBrowser } from '../steps/bring-browser.mjs';
import { buildIfChanged } from '../steps/build-if-changed.mjs';
import { runCommand } from '../steps/run-command.mjs';
import { checksOf } from './checks.mjs';

/**
 * @typedef {{ name: string, counts: import('./counts.mjs').Counts, output: string }} Outcome
 * @typedef {ReturnType<typeof import('./options.mjs').readOptions>} Options
 */

const oneFailed = { passed: 0, failed: 1, skipped: 0 };

/**
 * Runs them all, whichever fail. Checks that need one core run beside the unit tests, so that two cores are busy.
 * @param {string} root
 * @param {Options} options
 */
export async function runChecks(root, options) {
  const checks = checksOf(root, options);
  /** @type {Outcome[]} */
  const outcomes = [];

  /**
   * @param {keyof typeof checks} name
   * @param {NodeJS.ProcessEnv} [env]
   */
  const check = async (name, env) => {
    if (!options.names.has(name)) return;
    const work = (/** @type {(text: string) => void} */ note) => runCheck(root, checks[name], note, env);
    outcomes.push({ name, ...(await step(name, work, ({ counts }) => sumUp(counts))) });
  };
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
      outcomes.push({ name, counts: oneFailed, output: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  };

  const beside = async () => {
    const names = /** @type {const} */ (['types', 'lint', 'unused', 'expressions', 'content']);
    for (const name of names) await check(name);
    return options.names.has('build') ? attempt('build', () => buildIfChanged(root)) : undefined;
  };
  const browsing = async () => {
    if (!options.names.has('e2e')) return undefined;
    return attempt('browser', () => step('Find a browser', (note) => bringBrowser(root, note), String));
  };
  const [built, browser] = await Promise.all([beside(), browsing(), check('unit')]);
  if (built && browser) await check('e2e', { CHROMIUM_PATH: browser.result });
  return outcomes;
}

/**
 * @param {string} root
 * @param {import('./checks.mjs').Check} check
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
