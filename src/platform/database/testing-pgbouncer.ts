import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './testing-free-port.ts';

/** Debian installs it where only root's PATH looks. */
const program = ['pgbouncer', '/usr/sbin/pgbouncer'].find((name) => !spawnSync(name, ['--version']).error);

export const hasPgBouncer = program !== undefined;

export interface PgBouncer {
  /** The same database, through PgBouncer. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A PgBouncer in transaction mode with default settings, as a package installs it. */
export async function startPgBouncer(databaseUrl: string, settings: readonly string[] = []): Promise<PgBouncer> {
  if (!program) throw new Error('PgBouncer is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'hormiga-pgbouncer-'));
  chmodSync(folder, 0o755);
  const { hostname, port: databasePort, username, password, pathname } = new URL(databaseUrl);
  const url = new URL(databaseUrl);
  url.port = String(await freePort());
  const config = join(folder, 'pgbouncer.ini');
  writeFileSync(
    config,
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${databasePort} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${url.port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
${settings.join('\n')}
`,
  );
  // It refuses to run as root, which runs the tests in a container.
  const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const server = spawn(program, [config], { cwd: folder, stdio: 'ignore', ...nobody });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 200; !(await answers(url.href)); tries--) {
    if (tries === 0 || server.exitCode !== null) {
      await stop();
      throw new Error('The PgBouncer for the tests does not answer');
    }
    await sleep(50);
  }
  return { url: url.href, stop };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
