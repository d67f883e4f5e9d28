import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../tests/support/free-port.ts';
import { nginxConfig } from './nginx-config.ts';

/** Another server for the same page, to measure ours against in the same run. */
export interface Peer {
  readonly name: string;
  readonly url: string;
  stop(): Promise<void>;
}

/** nginx with one worker where it is installed, else the least that Node itself can do. */
export async function startPeer(client: string, address: string): Promise<Peer> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  await writeFile(join(folder, 'nginx.conf'), nginxConfig(resolve(client), port));
  const hasNginx = !spawnSync('nginx', ['-v'], { stdio: 'ignore' }).error;
  const server = hasNginx
    ? spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'inherit' })
    : spawn(process.execPath, ['bench/bare-server.mjs', `${client}${address}/index.html.gz`, String(port)]);
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const name = hasNginx ? 'nginx, one worker' : 'bare Node, one body';
  const url = `http://127.0.0.1:${port}${address}`;
  for (let tries = 50; !(await answers(url)); tries--) {
    if (tries === 0 || server.exitCode !== null) throw new Error(`${name} does not answer on ${url}`);
    await sleep(100);
  }
  return { name, url, stop };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
