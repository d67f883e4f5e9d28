import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../src/platform/database/testing-free-port.ts';
import { startNext } from './next-peer.ts';
import { nginxConfig } from './nginx-config.ts';
import { type Peer, type Served, whenItAnswers } from './when-it-answers.ts';

/** nginx with one worker where it is installed, the least that Node itself can do, and Next.js where it can be had. */
export async function startPeers(served: Served): Promise<Peer[]> {
  const hasNginx = !spawnSync('nginx', ['-v'], { stdio: 'ignore' }).error;
  const next = await startNext(served);
  return [...(hasNginx ? [await startNginx(served)] : []), await startBareNode(served), ...(next ? [next] : [])];
}

async function startNginx({ client, page }: Served): Promise<Peer> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  await writeFile(join(folder, 'nginx.conf'), nginxConfig(resolve(client), port));
  const server = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'inherit' });
  const peer = await whenItAnswers('nginx, one worker', server, `http://127.0.0.1:${port}`, page);
  return {
    ...peer,
    stop: async () => {
      await peer.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startBareNode({ client, page, asset }: Served): Promise<Peer> {
  const port = await freePort();
  const bodies = [`${page}=${client}${page}/index.html.gz`, `${asset}=${client}${asset}.gz`];
  const server = spawn(process.execPath, ['bench/server/bare-server.mjs', String(port), ...bodies]);
  return whenItAnswers('bare Node, two bodies', server, `http://127.0.0.1:${port}`, page);
}
