// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from '../steps/lock.mjs';
import { CommandError, packageBin, runCommand } from '../steps/processes.mjs';
import { print, seconds, step } from '../steps/progress.mjs';
import { compressFolder } from './compress.mjs';

/** Everything a build is made from. */
const inputs = [
  'src',
  'public',
  'scripts/build',
  'scripts/vite',
  'vite.config.ts',
  'vite.server.config.ts',
  'vite.live.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** In `dist`, written last: the hash of what it was built from. */
const stampName = 'inputs.sha256';

/**
 * Builds the site unless `dist` was made from the very same inputs.
 * @param {string} root
 */
export async function buildIfChanged(root) {
  const stamp = join(root, 'dist', stampName);
  const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === inputHash(root);
  if (isBuilt()) return;
  // Another start may have built it while we waited for the lock.
  await withLock(root, 'build', async () => isBuilt() || build(root));
}

/**
 * Builds the whole site beside the old one and then replaces it, so that a build that fails or is stopped leaves the
 * last good one intact, and a running server never sees half of a new one. Callers hold the lock `build`.
 * @param {string} root
 */
export async function build(root) {
  const began = performance.now();
  // Taken before the work: what changes meanwhile belongs to the next build.
  const hash = inputHash(root);
  const workshop = join(root, '.cache', 'build');
  rmSync(workshop, { recursive: true, force: true, maxRetries: 3 });
  // A unique name: a build that was killed may have left a process that is still writing.
  const staging = join(workshop, String(process.pid));

  const parts = await Promise.allSettled([
    // First: what it says of a wrong file is better than what the others would.
    step('Check the content', (note) => runScript(root, ['../checks/content.ts'], note)),
    step('Render the pages', (note) => runScript(root, ['bundle.mjs', 'pages', staging], note)),
    step('Bundle the server', (note) => runScript(root, ['bundle.mjs', 'server', staging], note)),
  ]);
  for (const part of parts) if (part.status === 'rejected') throw part.reason;
  const client = join(staging, 'client');
  // Vite's and Vike's own manifests and renderer: every page is prerendered, and none of them is needed to serve it.
  for (const path of [join(client, '.vite'), join(staging, 'server'), join(staging, 'assets.json')]) {
    rmSync(path, { recursive: true, force: true });
  }
  await step('Finish the pages', (note) => runScript(root, ['finish-pages.ts', staging], note));
  await step('Compress', () => compressFolder(client));
  writeFileSync(join(staging, stampName), hash);
  replaceBuild(root, staging);

  const files = filesIn(join(root, 'dist', 'client')).filter((path) => !/\.(br|gz)$/.test(path));
  const pages = files.filter((path) => path.endsWith('.html')).length;
  const bytes = files.reduce((sum, path) => sum + statSync(path).size, 0);
  const size = `${(bytes / 1e6).toFixed(1)} MB before compression`;
  print(`  ${pages} pages, ${size}, built in ${seconds(performance.now() - began)}`);
}

/**
 * In a separate process: the two bundles use both cores, and their output is shown only if they fail.
 * @param {string} root
 * @param {[script: string, ...args: string[]]} command
 * @param {(text: string) => void} note
 */
async function runScript(root, [script, ...args], note) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const all = [...(script.endsWith('.ts') ? [packageBin(root, 'tsx')] : []), path, ...args];
  const env = { NODE_ENV: 'production' };
  const { code, output } = await runCommand(process.execPath, all, { cwd: root, env, onLine: note });
  if (code !== 0) throw new CommandError('The build failed: the cause is named above.', output);
}

/**
 * @param {string} root
 * @param {string} staging
 */
function replaceBuild(root, staging) {
  const dist = join(root, 'dist');
  const old = join(root, '.cache', 'build-before');
  rmSync(old, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  renameSync(dist, old);
  renameSync(staging, dist);
  rmSync(old, { recursive: true, force: true });
}

/**
 * One hash of the names and contents of all inputs: file times are wrong after a clone or a checkout. Tests are beside
 * the files they test, and no build reads them.
 * @param {string} root
 * @param {readonly string[]} [paths]
 */
export function inputHash(root, paths = inputs) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((input) => filesIn(join(root, input)))) {
    if (/\.test\.tsx?$|[\\/]testing[^\\/]*\.tsx?$/.test(path)) continue;
    const content = readFileSync(path);
    // The length prevents the end of one file from passing as the beginning of the next.
    hash.update(`${relative(root, path).split(sep).join('/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * All files in a folder, in a fixed order, or the file itself.
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
