// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { withLock } from './lock.mjs';
import { CommandError, npmCommand, runCommand } from './processes.mjs';
import { print, step } from './progress.mjs';

/**
 * Installs what the lock file names, unless the last install left everything as it is now.
 * @param {string} root
 * @param {typeof runCommand} run
 */
export async function install(root, run = runCommand) {
  if (isInstalled(root)) return;
  await withLock(root, 'install', async () => {
    // Another start may have done it while we waited.
    if (isInstalled(root)) return;
    await step('Install packages', (note) => installNow(root, run, note));
    mkdirSync(dirname(stampPath(root)), { recursive: true });
    writeFileSync(stampPath(root), hashOf(root));
  });
}

/** @param {string} root */
const stampPath = (root) => join(root, 'node_modules', '.cache', 'installed.sha256');

/**
 * Of both lists of packages: of the one that should be installed, and of the one that npm wrote as its last step.
 * @param {string} root
 */
function hashOf(root) {
  const hash = createHash('sha256');
  for (const name of ['package-lock.json', join('node_modules', '.package-lock.json')]) {
    hash.update(readFileSync(join(root, name))).update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} root */
export function isInstalled(root) {
  const paths = [stampPath(root), join(root, 'package-lock.json'), join(root, 'node_modules', '.package-lock.json')];
  if (!paths.every((path) => existsSync(path))) return false;
  return readFileSync(stampPath(root), 'utf8') === hashOf(root) && lockIsCurrent(root);
}

/**
 * True if the lock file was made for this package.json.
 * @param {string} root
 */
export function lockIsCurrent(root) {
  /** @param {string} name */
  const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));
  if (!existsSync(join(root, 'package-lock.json'))) return false;
  const [wanted, locked] = [read('package.json'), read('package-lock.json').packages['']];
  return ['dependencies', 'devDependencies'].every((kind) => isDeepStrictEqual(wanted[kind], locked[kind]));
}

/**
 * `npm install` and not `npm ci`: it follows the lock file just as well, but does not empty node_modules under a
 * running server, and accepts a lock file that lacks the native builds of another system.
 * @param {string} root
 * @param {typeof runCommand} run
 * @param {(text: string) => void} note
 */
async function installNow(root, run, note) {
  const isCurrent = lockIsCurrent(root);
  if (!isCurrent) {
    const what = `${join(root, 'package-lock.json')} does not match package.json`;
    if (process.env.CI) throw new CommandError(`${what}: run \`npm install\` and commit the lock file.`);
    print(`${what}: bringing it up to date. Commit the change.`);
  }
  // NODE_ENV=production would leave out what builds the site.
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error', ...(isCurrent ? ['--no-save'] : [])];
  const { code, output } = await run(...npmCommand('install', ...flags), { cwd: root, onLine: note });
  if (code === 0) return;
  const fix = 'Check the connection to the npm registry (`npm ping`) and the free space on the disk, then try again.';
  throw new CommandError(`The packages could not be installed. ${fix}`, output);
}
