import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../tests/support/free-port.ts';
import { nginxConfig } from './nginx-config.ts';

/** Another server for the same page, to measure ours against in the same run. */
export interface Peer {
  readonly name: string;
  readonly url: string;
  stop(): Promise<void>;
}

/** nginx with one worker where it is installed, and the least that Node itself can do. */
export function startPeers(client: string, address: string): Promise<Peer[]> {
  const hasNginx = !spawnSync('nginx', ['-v'], { stdio: 'ignore' }).error;
  return Promise.all([...(hasNginx ? [startNginx(client, address)] : []), startBareNode(client, address)]);
}

async function startNginx(client: string, address: string): Promise<Peer> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  await writeFile(join(folder, 'nginx.conf'), nginxConfig(resolve(client), port));
  const server = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'inherit' });
  const peer = await whenItAnswers('nginx, one worker', server, `http://127.0.0.1:${port}${address}`);
  return {
    ...peer,
    stop: async () => {
      await peer.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startBareNode(client: string, address: string): Promise<Peer> {
  const port = await freePort();
  const body = `${client}${address}/index.html.gz`;
  const server = spawn(process.execPath, ['bench/server/bare-server.mjs', body, String(port)]);
  return whenItAnswers('bare Node, one body', server, `http://127.0.0.1:${port}${address}`);
}

async function whenItAnswers(name: string, server: ChildProcess, url: string): Promise<Peer> {
  const ended = once(server, 'exit');
  for (let tries = 50; !(await answers(url)); tries--) {
    if (tries === 0 || server.exitCode !== null) throw new Error(`${name} does not answer on ${url}`);
    await sleep(100);
  }
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  return { name, url, stop };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
