// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CommandError, npmCommand, runCommand } from '../steps/processes.mjs';

/**
 * The content of deploy/Containerfile, as far as it decides which files there are and how they are started: how the
 * stage `packages` installs, and what the last stage is made of.
 * @typedef {object} Image
 * @property {{ files: string[], args: string[] }} packages
 * @property {{ from: string, source: string, target: string }[]} copies
 * @property {Record<string, string>} env
 * @property {string[]} health
 * @property {string[]} command
 */

/** Lines that affect neither which files there are nor how they are started. */
const irrelevant = /^(#|WORKDIR |RUN |USER |VOLUME |EXPOSE |STOPSIGNAL |$)/;

/** @type {readonly [RegExp, (image: Image, parts: string[]) => void][]} */
const instructions = [
  [
    /^COPY --from=(\S+) \/site\/(\S+) (\S+)$/,
    ({ copies }, [from = '', source = '', target = '']) => copies.push({ from, source, target }),
  ],
  [/^ENV (\w+)=(\S+)$/, ({ env }, [name = '', value = '']) => Object.assign(env, { [name]: value })],
  [/^HEALTHCHECK .*?CMD (\[.*\])$/, (image, [words = '']) => Object.assign(image, { health: JSON.parse(words) })],
  [/^CMD (\[.*\])$/, (image, [words = '']) => Object.assign(image, { command: JSON.parse(words) })],
];

/**
 * Throws at an unknown line, so that nothing is skipped silently.
 * @param {string} text
 * @returns {Image}
 */
export function readContainerfile(text) {
  const stages = text.split(/^FROM /m).slice(1);
  const stage = stages.find((stage) => / AS packages\n/.test(stage)) ?? '';
  const wordsOf = (/** @type {RegExp} */ line) => line.exec(stage)?.[1]?.split(' ') ?? [];
  const packages = { files: wordsOf(/^COPY (.+) \.\/$/m), args: wordsOf(/^RUN npm (.+)$/m) };
  /** @type {Image} */
  const image = { packages, copies: [], env: {}, health: [], command: [] };
  const [, ...lines] = stages.at(-1)?.split('\n') ?? [];
  for (const line of lines.filter((line) => !irrelevant.test(line))) {
    const [pattern, read] = instructions.find(([known]) => known.test(line)) ?? [];
    if (!pattern || !read)
      throw new CommandError(`deploy/Containerfile has a line that this check does not know: ${line}`);
    read(image, pattern.exec(line)?.slice(1) ?? []);
  }
  return image;
}

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
      const origin = from === 'packages' ? await installPackages(image, root, join(folder, 'packages')) : root;
      cpSync(join(origin, source), join(site, target), { recursive: true });
    }
    await startAndRequest(image, site, join(folder, 'data'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {Image} image
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
 * @param {Image} image
 * @param {string} site
 * @param {string} dataDir
 */
async function startAndRequest({ env, health, command }, site, dataDir) {
  const port = '38471';
  const own = { PATH: process.env.PATH, ...env, PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir, DRAIN_SECONDS: '0' };
  const [program = '', ...args] = command;
  const server = spawn(program, args, { cwd: site, env: own, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(server, 'exit');
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += text));
  const responds = (/** @type {string} */ path) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    for (let tries = 600; !(await responds('/readyz')); tries--) {
      if (tries === 0 || server.exitCode !== null) throw new CommandError('The server does not start.', output);
      await wait(500);
    }
    const healthy = spawnSync(health[0] ?? '', health.slice(1), { env: own });
    if (healthy.status !== 0) {
      throw new CommandError('The HEALTHCHECK of deploy/Containerfile fails.', String(healthy.stderr));
    }
    for (const path of ['/es', '/login/en', '/meetings/free', '/api/docs.json']) {
      if (!(await responds(path))) throw new CommandError(`${path} gets no response.`, output);
    }
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
  if (server.exitCode !== 0) throw new CommandError('The server does not shut down cleanly.', output);
}

/** The units in `deploy`, and the names under which systemd has to read them. */
const units = {
  'hormiga@.service': 'hormiga@3001.service',
  'hormiga-backup.service': 'hormiga-backup.service',
  'hormiga-backup.timer': 'hormiga-backup.timer',
};

/**
 * Lets systemd verify the units, if it is installed. Returns whether it did.
 * @param {string} root
 */
export function checkUnits(root) {
  const folder = mkdtempSync(join(tmpdir(), 'hormiga-unit-'));
  try {
    const paths = Object.entries(units).map(([file, name]) => {
      cpSync(join(root, 'deploy', file), join(folder, name));
      return join(folder, name);
    });
    const verify = ['verify', '--man=no', ...paths];
    const { error, status, stderr } = spawnSync('systemd-analyze', verify, { encoding: 'utf8' });
    if (error) return false;
    // If the system itself is not run by systemd, it complains of units that are not ours.
    const ours = stderr.split('\n').filter((line) => line.includes('hormiga'));
    if (status !== 0 || ours.length > 0) throw new CommandError('systemd does not accept the units.', stderr);
    return true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
