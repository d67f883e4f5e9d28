import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';

export interface ReleasedServer {
  readonly url: string;
  /** Milliseconds from its start until it was ready. */
  readonly readyAfter: number;
  /** What it keeps in memory, in MB; undefined where the system does not say. */
  memory(): number | undefined;
  output(): string;
  /** Resolves with its exit code. */
  stop(): Promise<number | null>;
}

type Env = Readonly<Record<string, string>>;

/**
 * The folder `release`, copied to where no package of this project is found. Call this at the top of a test file.
 */
export function copyRelease() {
  const folder = join(tmpdir(), `hormiga-release-${randomUUID()}`);
  const site = join(folder, 'site');
  const started: ChildProcess[] = [];
  // Not when the file is only read, to find its tests.
  beforeAll(() => {
    if (!existsSync('release/package.json')) throw new Error('There is no release to test: npm run release');
    mkdirSync(folder);
    cpSync(resolve('release'), site, { recursive: true });
  });
  afterAll(() => {
    for (const child of started) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  function run(args: readonly string[], env: Env): ChildProcess {
    const child = spawn(process.execPath, args, {
      cwd: site,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.push(child);
    return child;
  }

  return {
    folder,
    site,
    /** Runs to its end. */
    async finish(args: readonly string[], env: Env = {}) {
      const child = run(args, env);
      const [output = '', errors = ''] = await Promise.all(
        [child.stdout, child.stderr].map((one) => (one ? text(one) : '')),
      );
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      return { code: child.exitCode, output, errors };
    },
    async start(port: number, env: Env): Promise<ReleasedServer> {
      const url = `http://127.0.0.1:${port}`;
      const began = performance.now();
      const child = run(['--enable-source-maps', 'dist/server-app/main.mjs'], {
        HOST: '127.0.0.1',
        PORT: String(port),
        ...env,
      });
      const ended = once(child, 'exit');
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += part));
      while (!(await isReady(url))) {
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(`It does not start:\n${output}`);
        await wait(50);
      }
      return {
        url,
        readyAfter: performance.now() - began,
        memory: () => residentMb(child.pid),
        output: () => output,
        async stop() {
          child.kill('SIGTERM');
          await ended;
          return child.exitCode;
        },
      };
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`).catch(() => undefined);
  return response?.ok ?? false;
}

function residentMb(pid: number | undefined): number | undefined {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return undefined;
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1000);
}

/** All mails of a site without a mail server. */
export function mailsIn(dataDir: string): string[] {
  const folder = join(dataDir, 'mail');
  if (!existsSync(folder)) return [];
  const written = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return written.map((name) => readFileSync(join(folder, name), 'utf8'));
}
