// @ts-check
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, buildIfChanged } from './build/build.mjs';
import { bringBrowser } from './steps/browser.mjs';
import { missingEngines } from './steps/engines.mjs';
import { install } from './steps/install.mjs';
import { withLock } from './steps/lock.mjs';
import { CommandError, npmCommand, packageBin, runCommand, runShown } from './steps/processes.mjs';
import { step } from './steps/progress.mjs';
import { breadthTag } from './test-run/options.mjs';
import { runTests } from './test-run/run-tests.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The commands of package.json, described in docs/commands.md. What needs an installed package is imported late,
 * because this file is loaded before anything is installed.
 * @type {Readonly<Record<string, (args: string[]) => Promise<void>>>}
 */
const commands = {
  /** Becomes the server, in this very process: a signal reaches the server itself, and no orphan can be left behind. */
  async start() {
    await install(root);
    await buildIfChanged(root);
    // Without settings it is a trial, and the sandbox checkout moves no money.
    if (!process.env.NODE_ENV) process.env.TRIAL_RUN ??= '1';
    process.env.NODE_ENV = 'production';
    process.env.START_BANNER ??= '1';
    process.setSourceMapsEnabled(true);
    await import(new URL('../dist/server-app/main.mjs', import.meta.url).href);
  },

  async dev() {
    await install(root);
    const { serveSources } = await import('./dev/serve-sources.mjs');
    await serveSources();
  },

  /** Invents two years of data in a separate folder and serves it. `--fresh`: with new data. */
  async demo(args) {
    await install(root);
    await buildIfChanged(root);
    const { explainDemo, prepareDemo, showMails, useDemoSettings } = await import('./demo/demo.mjs');
    const folder = join(root, '.demo');
    prepareDemo(root, folder, args.includes('--fresh'));
    const port = await useDemoSettings(root, folder);
    await import(new URL('../dist/server-app/main.mjs', import.meta.url).href);
    showMails(folder);
    await explainDemo(folder, port);
  },

  async build() {
    await install(root);
    await withLock(root, 'build', () => build(root));
  },

  /** Makes the folder `release`: what a server needs, and nothing else. */
  async release() {
    await install(root);
    await buildIfChanged(root);
    await makeRelease();
  },

  async test(args) {
    process.exitCode = (await runTests(root, args)) ? 0 : 1;
  },

  /** Every page in every language, theme and toolbar setting; with part of a file's name only those tests. */
  'check:access': (args) => runBrowserTests('--config=playwright.access.config.ts', ...args),

  /** The browser tests that `npm test` leaves out because they repeat another one for a further page or language. */
  'check:pages': (args) => runBrowserTests(`--grep=${breadthTag}`, ...args),

  /** The main journeys and the layout of pages in three engines. Exits with 2 if one of them is not installed. */
  async 'check:browsers'(args) {
    await runBrowserTests('--config=playwright.browsers.config.ts', ...args);
    const missing = missingEngines();
    if (missing.length === 0) return;
    console.log(`\nNot installed here, and not checked: ${missing.join(', ')}.`);
    process.exitCode ||= 2;
  },

  /** The unit tests that `npm test` leaves out because they take long, and those on the other of two databases. */
  async 'check:system'(args) {
    await install(root);
    runShown([packageBin(root, 'vitest'), 'run', '--tags-filter=system', ...args]);
    const others = ['run', '--tags-filter=!system and !deploy and !servers', ...args];
    runShown([packageBin(root, 'vitest'), ...others], { TEST_DATABASE: 'other half' });
  },

  /** What knows about time, at each hour of a day and on days that are not like others. */
  async 'check:clock'(args) {
    await install(root);
    runShown([packageBin(root, 'tsx'), 'scripts/checks/clock.ts', root, ...args]);
  },

  /** Checks new regular expressions, and writes the list of the fast ones, which `npm test` compares with the code. */
  async 'check:expressions'() {
    await install(root);
    runShown([packageBin(root, 'tsx'), 'scripts/checks/expressions.ts', '--write']);
  },

  async 'check:coverage'(args) {
    await install(root);
    runShown([packageBin(root, 'vitest'), 'run', '--coverage.enabled', ...args]);
  },

  /**
   * Changes the code of money, bookings and tickets in every small way, and names each change that no test of its area
   * notices. With names of areas only those. What survives and why is in docs/mutants.md.
   */
  async 'check:mutants'(names) {
    const { areas } = await import('../bench/mutants/areas.mjs');
    const known = Object.keys(areas);
    const unknown = names.find((name) => !known.includes(name));
    if (unknown)
      throw new CommandError(`There is no area ${unknown} in bench/mutants/areas.mjs: name ${known.join(', ')}.`);
    const tools = join(root, 'bench', 'tools', 'stryker');
    await install(root);
    await install(tools);
    for (const name of names.length > 0 ? names : known) {
      console.log(`\nMutants of ${name}`);
      const stryker = packageBin(tools, '@stryker-mutator/core', 'stryker');
      runShown([stryker, 'run', 'bench/mutants/stryker.config.mjs'], { MUTANTS: name });
    }
  },

  /** Every built page, with the W3C's own checker, which needs Java. */
  async 'check:html'() {
    const tools = join(root, 'bench', 'tools', 'vnu');
    await install(root);
    await install(tools);
    await buildIfChanged(root);
    const jar = join(tools, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');
    runShown([packageBin(root, 'tsx'), 'scripts/checks/html.ts', jar, join(root, 'dist', 'client')]);
  },

  /** What is deployed, and how. With part of a file's name only those of the longer tests. */
  async 'check:deploy'(args) {
    await install(root);
    await buildIfChanged(root);
    await makeRelease();
    runShown([packageBin(root, 'tsx'), 'scripts/checks/deploy.ts']);
    runShown([packageBin(root, 'vitest'), 'run', '--tags-filter=deploy', ...args]);
  },

  /**
   * Known vulnerabilities of production packages. Exits with 1 if there are some, and with 2 if the registry does not
   * respond, because no response does not mean that all is well.
   */
  async 'check:audit'() {
    const { output } = await runCommand(...npmCommand('audit', '--omit=dev', '--json'), { cwd: root });
    const total = vulnerabilitiesIn(output);
    if (total === undefined) {
      console.log(
        'The npm registry does not answer questions about known vulnerabilities, so nothing is known of them.',
      );
      console.log('Try again with one that does: npm_config_registry=<its address> npm run check:audit');
      process.exitCode = 2;
    } else if (total > 0) {
      console.log(`${total} known vulnerabilities. Details: npm audit --omit=dev`);
      process.exitCode = 1;
    } else console.log('No known vulnerabilities in what runs in production.');
  },

  async bench(args) {
    await install(root);
    await buildIfChanged(root);
    runShown([packageBin(root, 'tsx'), 'bench/main.ts', ...args]);
  },
};

async function makeRelease() {
  const make = async () => {
    const { code, output } = await runCommand(process.execPath, [packageBin(root, 'tsx'), 'scripts/build/release.ts'], {
      cwd: root,
    });
    if (code !== 0) throw new CommandError('The release could not be made: the cause is named above.', output);
    return output;
  };
  await step('Make the release', () => withLock(root, 'release', make), String);
}

/** @param {...string} args */
async function runBrowserTests(...args) {
  await install(root);
  await buildIfChanged(root);
  const browser = await step('Find a browser', (note) => bringBrowser(root, note), String);
  runShown([packageBin(root, '@playwright/test', 'playwright'), 'test', ...args], { CHROMIUM_PATH: browser });
}

/**
 * Runs a command in the project's root, wherever it was called from. An error that was expected is shown by its message
 * alone, which a stack of our scripts would only bury.
 * @param {string} name
 * @param {string[]} args
 */
export async function run(name, args) {
  process.chdir(root);
  stopWithNpm();
  try {
    const command = commands[name];
    if (!command) throw new CommandError(`There is no command "${name}": name ${Object.keys(commands).join(', ')}.`);
    await command(args);
  } catch (error) {
    const isExpected = error instanceof CommandError;
    console.error(`\n${isExpected ? error.message : error instanceof Error ? error.stack : error}`);
    process.exit(1);
  }
}

/**
 * npm runs us in a shell. A signal sent to npm ends that shell, and many shells do not pass it on: the site would run
 * on with nothing to stop it. So a process that has lost its parent shell stops itself.
 */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

/**
 * npm may print warnings before its JSON, and reports a failure in another shape.
 * @param {string} output
 * @returns {number | undefined}
 */
function vulnerabilitiesIn(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'))).metadata?.vulnerabilities?.total;
  } catch {
    return undefined;
  }
}
