// @ts-check
import { print, step } from '../progress.mjs';
import { isInstalled, lockIsCurrent } from './is-installed.mjs';
import { withLock } from './lock.mjs';
import { npmCommand } from './npm-command.mjs';
import { CommandError, runCommand } from './run-command.mjs';

/**
 * Installs what the lock file names, if anything of it is missing.
 * @param {string} root
 */
export async function install(root) {
  if (isInstalled(root)) return;
  await withLock(root, 'install', async () => {
    // Another start may have done it while we waited.
    if (!isInstalled(root)) await step('Install packages', (note) => installNow(root, note));
  });
}

/**
 * `npm install` and not `npm ci`: it follows the lock file just as well, but does not empty node_modules under a
 * running server, and accepts a lock file that lacks the native builds of another system.
 * @param {string} root
 * @param {(text: string) => void} note
 */
async function installNow(root, note) {
  const isCurrent = lockIsCurrent(root);
  if (!isCurrent) {
    const what = 'package-lock.json does not match package.json';
    if (process.env.CI) throw new CommandError(`${what}: run \`npm install\` and commit the lock file.`);
    print(`${what}: bringing it up to date. Commit the change.`);
  }
  // NODE_ENV=production would leave out what builds the site.
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error', ...(isCurrent ? ['--no-save'] : [])];
  const { code, output } = await runCommand(...npmCommand('install', ...flags), { cwd: root, onLine: note });
  if (code === 0) return;
  const fix = 'Check the connection to the npm registry (`npm ping`) and the free space on the disk, then try again.';
  throw new CommandError(`The packages could not be installed. ${fix}`, output);
}
