// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { npmCommand } from '../steps/npm-command.mjs';
import { CommandError, runCommand } from '../steps/run-command.mjs';
import { readContainerfile } from './read-containerfile.mjs';

/**
 * Follows the Containerfile without a container: only production packages, the files that its last stage copies and its
 * command, in a separate folder. Requests what needs each of them: a page, a live page, the database.
 * @param {string} root
 */
export async function checkContainer(root) {
  const image = readContainerfile(readFileSync(join(root, 'deploy', 'Containerfile'), 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'hormiga-container-'));
  const site = join(folder, 'site');
  try {
    for (const { from, source, target } of image.copies) {
      mkdirSync(dirname(join(site, target)), { recursive: true });
      const place = from === 'packages' ? await installPackages(image, root, join(folder, 'packages')) : root;
      cpSync(join(place, source), join(site, target), { recursive: true });
    }
    await startAndAsk(image, site, join(folder, 'data'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {import('./read-containerfile.mjs').Image} image
 * @param {string} root
 * @param {string} folder
 */
async function installPackages({ packages: { files, args } }, root, folder) {
  mkdirSync(folder);
  for (const name of files) cpSync(join(root, name), join(folder, name));
  const [npm, all] = npmCommand(...args, '--prefer-offline', '--loglevel=error');
  const { code, output } = await runCommand(npm, all, { cwd: folder });
  if (code !== 0) throw new CommandError('The packages of production cannot be installed.', output);
  return folder;
}

/**
 * @param {import('./read-containerfile.mjs').Image} image
 * @param {string} site
 * @param {string} dataDir
 */
async function startAndAsk({ env, health, command }, site, dataDir) {
  const port = '38471';
  const own = { PATH: process.env.PATH, ...env, PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir, DRAIN_SECONDS: '0' };
  const [program = '', ...args] = command;
  const server = spawn(program, args, { cwd: site, env: own, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(server, 'exit');
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += text));
  try {
    for (let tries = 600; !(await answers(port, '/readyz')); tries--) {
      if (tries === 0 || server.exitCode !== null) throw new CommandError('The server does not start.', output);
      await wait(500);
    }
    const healthy = spawnSync(health[0] ?? '', health.slice(1), { env: own });
    if (healthy.status !== 0) throw new CommandError('HEALTHCHECK fails.', String(healthy.stderr));
    for (const path of ['/es', '/login/en', '/meetings/free', '/api/docs.json']) {
      if (!(await answers(port, path))) throw new CommandError(`${path} gets no response.`, output);
    }
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
  if (server.exitCode !== 0) throw new CommandError('The server does not shut down cleanly.', output);
}

/**
 * @param {string} port
 * @param {string} path
 */
async function answers(port, path) {
  try {
    return (await fetch(`http://127.0.0.1:${port}${path}`)).ok;
  } catch {
    return false;
  }
}
