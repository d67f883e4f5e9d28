import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { days, hours } from '../../tests/support/moments.ts';
import { buildIfChanged } from '../build/build.mjs';
import { bringBrowser } from '../steps/browser.mjs';
import { CommandError, packageBin, runCommand, runShown } from '../steps/processes.mjs';
import { print, step } from '../steps/progress.mjs';

/** The unit tests of what knows about time, by the beginning of their paths. */
export const knowTime: readonly string[] = [
  'src/app/retention',
  'src/app/tidy-up',
  'src/features/accounts/server',
  'src/features/dashboard/server/own-',
  'src/features/meetings/browser',
  'src/features/meetings/free-times',
  'src/features/meetings/pages/book/choose',
  'src/features/meetings/server',
  'src/features/monitoring/server/alerts',
  'src/features/monitoring/server/canary/canary-results',
  'src/features/overview',
  'src/features/payments/server',
  'src/features/quotes/browser/draft',
  'src/features/quotes/server',
  'src/features/quotes/valid-until',
  'src/features/team/server/second-factor',
  'src/features/tickets/server/spam',
  'src/features/tickets/server/staff/inbox',
  'src/features/tickets/server/status',
  'src/platform/database/limits',
  'src/platform/holidays',
  'src/platform/local-hours',
  'src/platform/open-',
  'src/platform/openings',
  'src/platform/server/mail/mail-worker',
  'src/platform/server/mail/outbox',
  'src/ui/console/moment',
  'tests/failures/clock-jump',
  'tests/hostile/calendar',
  'tests/hostile/sign-in',
];

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

/** A line for each test that failed, and for each file that could not be run, with its first error. */
export function failuresIn({ testResults }: z.infer<typeof report>, root: string): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${file}\n    ${firstLine(message)}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) => `${file}: ${fullName}\n    ${firstLine(failureMessages?.[0])}`,
    );
  });
}

const firstLine = (text = '') => text.trim().split('\n')[0];

/** The library that gives a process, and all that it starts, another clock: PostgreSQL too. */
function findFaketime(): string {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => join('/usr/lib', name)) : [];
  const found = folders
    .map((folder) => join(folder, 'faketime', 'libfaketimeMT.so.1'))
    .find((path) => existsSync(path));
  if (found) return found;
  throw new CommandError('This check sets the clock with libfaketime. On Debian: apt-get install faketime');
}

/**
 * Killed processes leave memory behind that the library named after their ids. A process of another user that gets such
 * an id, as PostgreSQL may, would not start.
 */
function removeLeftovers(folder = '/dev/shm'): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const id = /faketime_s(?:em|hm)_(\d+)$/.exec(name)?.[1];
    if (id && !existsSync(`/proc/${id}`)) rmSync(join(folder, name), { force: true });
  }
}

/** Runs the unit tests at a moment. The clock runs on from there; timers keep their own time. */
async function runAt(root: string, at: string, kind: string, note: (line: string) => void): Promise<string[]> {
  const file = join(root, '.cache', 'clock', 'report.json');
  rmSync(file, { force: true });
  removeLeftovers();
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const tags = '--tags-filter=!system and !servers';
  const args = [packageBin(root, 'vitest'), 'run', '--experimental.fsModuleCache', tags, ...output, ...knowTime];
  const env = {
    LD_PRELOAD: findFaketime(),
    FAKETIME: `${Math.round((Date.parse(at) - Date.now()) / 1000)}`.replace(/^(?!-)/, '+'),
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    TEST_DATABASE: kind,
  };
  const { code, output: printed } = await runCommand(process.execPath, args, { cwd: root, env, onLine: note });
  const failures = existsSync(file) ? failuresIn(report.parse(JSON.parse(readFileSync(file, 'utf8'))), root) : [];
  return code !== 0 && failures.length === 0 ? [printed] : failures;
}

/** Each moment has one of both databases, and the next one the other: both would take twice as long. */
const moments = [...hours, ...days].map((one, n) => ({ ...one, kind: n % 2 ? 'postgres' : 'embedded' }));

/** `npm run check:clock -- [--only unit] [part of a moment’s name]` */
async function checkClock(root: string, args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { only: { type: 'string', default: 'unit,browser' } },
    allowPositionals: true,
  });
  const isWanted = ({ name }: { readonly name: string }) =>
    positionals.length === 0 || positionals.some((part) => name.includes(part));
  const wanted = moments.filter(isWanted);
  if (wanted.length === 0)
    throw new CommandError(`No moment of tests/support/moments.ts has ${positionals.join(', ')}`);
  if (values.only.includes('unit')) await checkUnits(root, wanted);
  if (values.only.includes('browser')) await checkInBrowser(root, wanted);
}

async function checkInBrowser(root: string, wanted: typeof moments): Promise<void> {
  await buildIfChanged(root);
  const browser = await step('Find a browser', (note) => bringBrowser(root, note), String);
  const projects = wanted.map(({ name }) => `--project=${name}`);
  const config = '--config=playwright.clock.config.ts';
  const playwright = packageBin(root, '@playwright/test', 'playwright');
  runShown([playwright, 'test', config, ...projects], { CHROMIUM_PATH: browser });
}

async function checkUnits(root: string, wanted: typeof moments): Promise<void> {
  mkdirSync(join(root, '.cache', 'clock'), { recursive: true });
  let failed = 0;
  for (const { name, at, kind } of wanted) {
    const sumUp = ({ length }: readonly string[]) => (length > 0 ? { failed: `${length} failed` } : 'all passed');
    const failures = await step(`${name}, ${kind}`, (note) => runAt(root, at, kind, note), sumUp);
    if (failures.length > 0) failed++;
    for (const failure of failures) print(`  ${failure}`);
  }
  print(`Unit tests: ${wanted.length - failed} moments passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

const [, program = '', root, ...args] = process.argv;
if (program.endsWith('clock.ts') && root) await checkClock(root, args);
