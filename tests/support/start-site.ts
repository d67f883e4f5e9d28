import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../src/platform/database/testing-free-port.ts';
import { unpackEmptyPglite } from '../../src/platform/database/testing-pglite.ts';
import { otherStaffEmail, staffEmail } from './staff-email.ts';
import { clockOptions } from './test-clock.ts';

export interface Site {
  readonly origin: string;
  /** The folder of its data: the embedded database, and the mails it would have sent. */
  readonly dataDir: string;
  /** The id of its process. */
  readonly pid: number;
  /** Its whole output, including the log. */
  output(): string;
  stop(): Promise<void>;
}

/** Milliseconds. Only for a server that hangs: on a machine with other work, a start takes more than a minute. */
const patience = 300_000;

/**
 * Playwright sets this variable. Its tests use the embedded database little, and optimising its WebAssembly takes two of
 * the eight seconds of processor time of a start; a benchmark wants it optimised.
 */
const isBrowserTest = process.env.TEST_WORKER_INDEX !== undefined;
const nodeOptions = ['--enable-source-maps', ...(isBrowserTest ? ['--liftoff-only'] : [])];

/** Starts a server with its own data, so that tests can run in parallel, and with the clock that the tests have set. */
export async function startSite(settings: NodeJS.ProcessEnv = {}): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  await unpackEmptyPglite(dataDir);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const options = [...nodeOptions, ...clockOptions()];
  const server = spawn(process.execPath, [...options, resolve('dist/server-app/main.mjs')], {
    // Not in the project's folder, where a developer's `.env` may name another database.
    cwd: dataDir,
    env: { ...process.env, ...serverSettings(port, dataDir), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  server.stdout.on('data', (data) => (output += data));
  server.stderr.on('data', (data) => (output += data));
  const ended = once(server, 'exit');

  const stop = async () => {
    if (server.exitCode === null) server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilItResponds(server, `${origin}/readyz`);
  } catch (error) {
    await stop();
    throw new Error(`The server for the tests did not get ready. Its output:\n${output}`, { cause: error });
  }
  return { origin, dataDir, pid: server.pid ?? 0, output: () => output, stop };
}

function serverSettings(port: number, dataDir: string): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    CLIENT_DIR: resolve('dist/client'),
    MIGRATIONS_DIR: resolve('src/platform/database/migrations'),
    DEV_PAGES: 'true',
    // The tests set their network in a header: see `site.ts`.
    TRUST_PROXY: '1',
    START_BANNER: 'false',
    STAFF_EMAILS: `${staffEmail},${otherStaffEmail}`,
    PAYMENTS: 'sandbox',
    // One server gets the meetings of all tests within minutes.
    MEETING_CONFIRM_FROM: '100',
  };
}

/** Rejects if the server exits, or never responds to this URL. */
export async function untilItResponds(server: ChildProcess, url: string): Promise<void> {
  const responds = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const until = Date.now() + patience; !(await responds()); await sleep(100)) {
    if (server.exitCode !== null) throw new Error(`The server for ${url} has exited with code ${server.exitCode}.`);
    if (Date.now() >= until) throw new Error(`Nothing responds to ${url} within ${patience / 1000} s.`);
  }
}
