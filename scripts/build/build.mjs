// @ts-check
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { print, seconds, step } from '../progress.mjs';
import { inputHash } from '../steps/input-hash.mjs';
import { packageBin } from '../steps/package-bin.mjs';
import { CommandError, runCommand } from '../steps/run-command.mjs';
import { compressFolder } from './compress.mjs';
import { measureFolder } from './measure.mjs';

/** In `dist`, written last: the hash of what it was built from. */
export const stampName = 'inputs.sha256';

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
    step('Draw the pages', (note) => runScript(root, 'draw-pages.mjs', staging, note)),
    step('Bundle the server', (note) => runScript(root, 'bundle-server.mjs', staging, note)),
  ]);
  for (const part of parts) if (part.status === 'rejected') throw part.reason;
  const client = join(staging, 'client');
  // Vite's and Vike's own manifests and renderer: every page is prerendered, and none of them is needed to serve it.
  for (const path of [join(client, '.vite'), join(staging, 'server'), join(staging, 'assets.json')]) {
    rmSync(path, { recursive: true, force: true });
  }
  // The program names the pages that it renders: what they show is not all in the built HTML.
  const { livePaths } = await import(pathToFileURL(join(staging, 'server-app', 'live.mjs')).href);
  // Imported late: this file is loaded before anything is installed.
  const { mergeStyles } = await import('./merge-styles.mjs');
  const { writeFirstScreens } = await import('./first-screen/write-first-screens.mjs');
  mergeStyles(client, livePaths);
  await step('Files for search', (note) => runScript(root, 'site-files/write.ts', client, note));
  await step('First screens', async () => writeFirstScreens(client, join(staging, 'frames'), livePaths));
  await step('Compress', () => compressFolder(client));
  writeFileSync(join(staging, stampName), hash);
  putInPlace(root, staging);

  const { pages, bytes } = measureFolder(join(root, 'dist', 'client'));
  const size = `${(bytes / 1e6).toFixed(1)} MB before compression`;
  print(`  ${pages} pages, ${size}, built in ${seconds(performance.now() - began)}`);
}

/**
 * In a separate process: the two bundles use both cores, and their output is shown only if they fail.
 * @param {string} root
 * @param {string} script
 * @param {string} folder - where to
 * @param {(text: string) => void} note
 */
async function runScript(root, script, folder, note) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const env = { NODE_ENV: 'production' };
  const args = script.endsWith('.ts') ? [packageBin(root, 'tsx'), path] : [path];
  const { code, output } = await runCommand(process.execPath, [...args, folder], { cwd: root, env, onLine: note });
  if (code !== 0) throw new CommandError('The build failed: the cause is named above.', output);
}

/**
 * @param {string} root
 * @param {string} staging
 */
function putInPlace(root, staging) {
  const dist = join(root, 'dist');
  const old = join(root, '.cache', 'build-before');
  rmSync(old, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  renameSync(dist, old);
  renameSync(staging, dist);
  rmSync(old, { recursive: true, force: true });
}
