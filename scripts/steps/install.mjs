// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { completeLock, missingFromLock } from './complete-lock.mjs';
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
 * True if the lock file was made for this package.json, and lacks nothing that `npm ci` asks for.
 * @param {string} root
 */
export function lockIsCurrent(root) {
  if (!existsSync(join(root, 'package-lock.json'))) return false;
  const { packages } = readJson(root, 'package-lock.json');
  return isMadeFor(readJson(root, 'package.json'), packages['']) && Object.keys(missingFromLock(packages)).length === 0;
}

/**
 * @param {string} root
 * @param {string} name
 */
const readJson = (root, name) => JSON.parse(readFileSync(join(root, name), 'utf8'));

/**
 * @param {Readonly<Record<string, unknown>>} wanted
 * @param {Readonly<Record<string, unknown>>} locked
 */
function isMadeFor(wanted, locked) {
  return ['dependencies', 'devDependencies'].every((kind) => isDeepStrictEqual(wanted[kind], locked[kind]));
}

/**
 * Exactly what the lock file names. A server that runs from the same folder loses its packages meanwhile: in production
 * it runs from a folder of its own.
 * @param {string} root
 * @param {typeof runCommand} run
 * @param {(text: string) => void} note
 */
async function installNow(root, run, note) {
  if (!lockIsCurrent(root)) await updateLock(root, run, note);
  // NODE_ENV=production would leave out what builds the site.
  await npm(['ci', '--include=dev'], root, run, note);
}

/**
 * @param {string} root
 * @param {typeof runCommand} run
 * @param {(text: string) => void} note
 */
async function updateLock(root, run, note) {
  const path = join(root, 'package-lock.json');
  const what = `${path} does not match package.json, or lacks packages of other systems`;
  if (process.env.CI) throw new CommandError(`${what}: run \`npm run build\` and commit the lock file.`);
  print(`${what}: bringing it up to date. Commit the change.`);
  const isMade =
    existsSync(path) && isMadeFor(readJson(root, 'package.json'), readJson(root, 'package-lock.json').packages['']);
  if (!isMade) await npm(['install', '--package-lock-only'], root, run, note);
  writeFileSync(path, completeLock(readFileSync(path, 'utf8')));
}

/**
 * @param {readonly string[]} args
 * @param {string} root
 * @param {typeof runCommand} run
 * @param {(text: string) => void} note
 */
async function npm(args, root, run, note) {
  const flags = ['--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await run(...npmCommand(...args, ...flags), { cwd: root, onLine: note });
  if (code === 0) return;
  const fix = 'Check the connection to the npm registry (`npm ping`) and the free space on the disk, then try again.';
  throw new CommandError(`The packages could not be installed. ${fix}`, output);
}
