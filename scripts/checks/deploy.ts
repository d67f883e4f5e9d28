import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { CommandError, npmCommand, runCommand } from '../steps/processes.mjs';
import { step } from '../steps/progress.mjs';

/**
 * The content of deploy/Containerfile, as far as it decides which files there are and how they are started: how the
 * stage `packages` installs, and what the last stage is made of.
 */
interface Image {
  readonly packages: { readonly files: string[]; readonly args: string[] };
  readonly copies: { from: string; source: string; target: string }[];
  readonly env: Record<string, string>;
  health: string[];
  command: string[];
}

/** Lines that affect neither which files there are nor how they are started. */
const irrelevant = /^(#|WORKDIR |RUN |USER |VOLUME |EXPOSE |STOPSIGNAL |$)/;

const instructions: readonly (readonly [RegExp, (image: Image, parts: string[]) => void])[] = [
  [
    /^COPY --from=(\S+) \/site\/(\S+) (\S+)$/,
    ({ copies }, [from = '', source = '', target = '']) => copies.push({ from, source, target }),
  ],
  [/^ENV (\w+)=(\S+)$/, ({ env }, [name = '', value = '']) => Object.assign(env, { [name]: value })],
  [/^HEALTHCHECK .*?CMD (\[.*\])$/, (image, [words = '']) => Object.assign(image, { health: JSON.parse(words) })],
  [/^CMD (\[.*\])$/, (image, [words = '']) => Object.assign(image, { command: JSON.parse(words) })],
];

/** Throws at an unknown line, so that nothing is skipped silently. */
export function readContainerfile(text: string): Image {
  const stages = text.split(/^FROM /m).slice(1);
  const stage = stages.find((stage) => / AS packages\n/.test(stage)) ?? '';
  const wordsOf = (line: RegExp) => line.exec(stage)?.[1]?.split(' ') ?? [];
  const packages = { files: wordsOf(/^COPY (.+) \.\/$/m), args: wordsOf(/^RUN npm (.+)$/m) };
  const image: Image = { packages, copies: [], env: {}, health: [], command: [] };
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
 */
async function checkContainer(): Promise<void> {
  const image = readContainerfile(readFileSync('deploy/Containerfile', 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'hormiga-container-'));
  const site = join(folder, 'site');
  try {
    for (const { from, source, target } of image.copies) {
      mkdirSync(dirname(join(site, target)), { recursive: true });
      const origin = from === 'packages' ? await installPackages(image, join(folder, 'packages')) : '.';
      cpSync(join(origin, source), join(site, target), { recursive: true });
    }
    await startAndRequest(image, site, join(folder, 'data'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function installPackages({ packages: { files, args } }: Image, folder: string): Promise<string> {
  mkdirSync(folder);
  for (const name of files) cpSync(name, join(folder, name));
  const [npm, all] = npmCommand(...args, '--prefer-offline', '--loglevel=error');
  const { code, output } = await runCommand(npm, all, { cwd: folder });
  if (code !== 0) throw new CommandError('The packages of production cannot be installed.', output);
  return folder;
}

async function startAndRequest({ env, health, command }: Image, site: string, dataDir: string): Promise<void> {
  const port = '38471';
  const own = { PATH: process.env.PATH, ...env, PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir, DRAIN_SECONDS: '0' };
  const [program = '', ...args] = command;
  const server = spawn(program, args, { cwd: site, env: own, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(server, 'exit');
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += text));
  const responds = (path: string) =>
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

/** Lets systemd verify the units, if it is installed. Returns whether it did. */
function checkUnits(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'hormiga-unit-'));
  try {
    const paths = Object.entries(units).map(([file, name]) => {
      cpSync(join('deploy', file), join(folder, name));
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

/** Lets Prometheus test the rules of its alerts, if it is installed. Returns whether it did. */
function checkAlerts(): boolean {
  for (const args of [
    ['check', 'rules', 'alerts.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ]) {
    const { error, status, stdout, stderr } = spawnSync('promtool', args, { cwd: 'deploy', encoding: 'utf8' });
    if (error) return false;
    if (status !== 0) throw new CommandError('The rules in deploy/alerts.yml fail.', `${stdout}${stderr}`);
  }
  return true;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await step('Start from the files of the container', () => checkContainer());
    console.log(checkAlerts() ? '  Prometheus tests the alerts' : '  Prometheus is not installed: no alert was tested');
    console.log(checkUnits() ? '  systemd reads the units' : '  systemd is not installed: the units were not read');
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error);
    process.exitCode = 1;
  }
}
