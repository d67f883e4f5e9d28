import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { bytesIn } from '../build/release.ts';
import { CommandError, npmCommand, runCommand } from '../steps/processes.mjs';
import { step } from '../steps/progress.mjs';

/**
 * The content of deploy/Containerfile, as far as it decides which files there are and how they are started: what the
 * stage `build` runs, and what the last stage is made of.
 */
interface Image {
  readonly built: string[];
  readonly copies: { source: string; target: string }[];
  readonly env: Record<string, string>;
  health: string[];
  command: string[];
}

/** Lines that affect neither which files there are nor how they are started. */
const irrelevant = /^(#|WORKDIR |RUN |USER |VOLUME |EXPOSE |STOPSIGNAL |$)/;

const instructions: readonly (readonly [RegExp, (image: Image, parts: string[]) => void])[] = [
  [
    /^COPY --from=build \/site\/(\S+) (\S+)$/,
    ({ copies }, [source = '', target = '']) => copies.push({ source, target }),
  ],
  [/^ENV (\w+)=(\S+)$/, ({ env }, [name = '', value = '']) => Object.assign(env, { [name]: value })],
  [/^HEALTHCHECK .*?CMD (\[.*\])$/, (image, [words = '']) => Object.assign(image, { health: JSON.parse(words) })],
  [/^CMD (\[.*\])$/, (image, [words = '']) => Object.assign(image, { command: JSON.parse(words) })],
];

/** Throws at an unknown line, so that nothing is skipped silently. */
export function readContainerfile(text: string): Image {
  const stages = text.split(/^FROM /m).slice(1);
  const built = [...(stages[0] ?? '').matchAll(/^RUN (.+)$/gm)].flatMap(([, command]) => command ?? []);
  const image: Image = { built, copies: [], env: {}, health: [], command: [] };
  const [, ...lines] = stages.at(-1)?.split('\n') ?? [];
  for (const line of lines.filter((line) => !irrelevant.test(line))) {
    const [pattern, read] = instructions.find(([known]) => known.test(line)) ?? [];
    if (!pattern || !read)
      throw new CommandError(`deploy/Containerfile has a line that this check does not know: ${line}`);
    read(image, pattern.exec(line)?.slice(1) ?? []);
  }
  return image;
}

/** What a server consists of: the release, with packages, fonts and pages. */
const mostMegabytes = 90;

/**
 * Follows the Containerfile without a container: the files that its last stage copies and its command, in a separate
 * folder. Requests what needs each of them: a page, a live page, the database. `npm run release` was run before.
 */
async function checkContainer(): Promise<string> {
  const image = readContainerfile(readFileSync('deploy/Containerfile', 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'hormiga-container-'));
  const site = join(folder, 'site');
  try {
    for (const { source, target } of image.copies) cpSync(source, join(site, target), { recursive: true });
    const megabytes = bytesIn(site) / 1e6;
    const sizes = `${megabytes.toFixed(1)} MB, of which\n${largestIn(site).join('\n')}`;
    if (megabytes > mostMegabytes) throw new CommandError(`A server has more than ${mostMegabytes} MB: ${sizes}`);
    await startAndRequest(image, site, join(folder, 'data'));
    return sizes;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The parts of a server, and the ten largest of its packages. */
function largestIn(site: string): string[] {
  const packages = join(site, 'node_modules');
  const folders = readdirSync(packages).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(packages, name)).map((inner) => `${name}/${inner}`) : [name],
  );
  const sized = (names: readonly string[], within: string) =>
    names.map((name) => ({ name, bytes: bytesIn(join(within, name)) })).sort((a, b) => b.bytes - a.bytes);
  const line = ({ name, bytes }: { name: string; bytes: number }) => `${(bytes / 1e6).toFixed(1).padStart(8)}  ${name}`;
  const parts = sized(['node_modules', 'dist/client', 'dist/frames', 'dist/server-app', 'src'], site).map(line);
  return [...parts, '  the largest packages:', ...sized(folders, packages).slice(0, 10).map(line)];
}

/** Nobody can find out by installing: each system has other native builds. */
async function checkLockFile(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hormiga-packages-'));
  try {
    for (const name of ['package.json', 'package-lock.json', '.npmrc']) cpSync(name, join(folder, name));
    for (const [os, cpu] of [
      ['linux', 'x64'],
      ['darwin', 'arm64'],
      ['win32', 'x64'],
    ]) {
      const [npm, args] = npmCommand('ci', '--dry-run', `--os=${os}`, `--cpu=${cpu}`, '--prefer-offline');
      const { code, output } = await runCommand(npm, args, { cwd: folder });
      if (code !== 0) throw new CommandError(`\`npm ci\` fails on ${os} (${cpu}).`, output);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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
    await step('Install for each system', () => checkLockFile());
    await step('Start from the files of the container', () => checkContainer(), String);
    console.log(checkAlerts() ? '  Prometheus tests the alerts' : '  Prometheus is not installed: no alert was tested');
    console.log(checkUnits() ? '  systemd reads the units' : '  systemd is not installed: the units were not read');
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error);
    process.exitCode = 1;
  }
}
