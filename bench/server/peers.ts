import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { install } from '../../scripts/steps/install.mjs';
import { freePort } from '../../src/platform/database/testing-free-port.ts';
import { untilItResponds } from '../../tests/support/start-site.ts';
import { showProgress } from '../report.ts';

/** Another server for the same page, to measure ours against in the same run. */
export interface Peer {
  readonly name: string;
  readonly origin: string;
  stop(): Promise<void>;
}

/** What all of them serve: a folder of built files, a page of it and an asset. */
export interface Served {
  readonly client: string;
  readonly page: string;
  readonly asset: string;
}

/** nginx with one worker if it is installed, a minimal Node server, and Next.js if it can be installed. */
export async function startPeers(served: Served): Promise<Peer[]> {
  const hasNginx = !spawnSync('nginx', ['-v'], { stdio: 'ignore' }).error;
  const next = await startNext(served);
  return [...(hasNginx ? [await startNginx(served)] : []), await startBareNode(served), ...(next ? [next] : [])];
}

async function peerOf(name: string, server: ChildProcess, port: number, page: string): Promise<Peer> {
  const origin = `http://127.0.0.1:${port}`;
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  try {
    await untilItResponds(server, origin + page);
  } catch (error) {
    await stop();
    throw error;
  }
  return { name, origin, stop };
}

async function startNginx({ client, page }: Served): Promise<Peer> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  await writeFile(join(folder, 'nginx.conf'), nginxConfig(resolve(client), port));
  const server = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'inherit' });
  const peer = await peerOf('nginx, one worker', server, port, page);
  const stop = () => peer.stop().finally(() => rm(folder, { recursive: true, force: true }));
  return { ...peer, stop };
}

/** Files that stay open and are sent by the kernel, precompressed, without an access log: as fast as nginx gets. */
function nginxConfig(root: string, port: number): string {
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid nginx.pid;
events { worker_connections 1024; }
http {
  types { text/html html; text/css css; text/javascript js; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  keepalive_requests 1000000;
  open_file_cache max=1000;
  open_file_cache_valid 60s;
  client_body_temp_path tmp;
  proxy_temp_path tmp;
  fastcgi_temp_path tmp;
  uwsgi_temp_path tmp;
  scgi_temp_path tmp;
  server {
    listen 127.0.0.1:${port};
    root "${root}";
    location / { try_files $uri/index.html =404; }
    location /assets/ { try_files $uri =404; }
  }
}
`;
}

async function startBareNode({ client, page, asset }: Served): Promise<Peer> {
  const port = await freePort();
  const bodies = [`${page}=${client}${page}/index.html.gz`, `${asset}=${client}${asset}.gz`];
  const server = spawn(process.execPath, ['bench/server/bare-server.mjs', String(port), ...bodies]);
  return peerOf('minimal Node, two bodies', server, port, page);
}

/** A plain Next.js server of the same content, rendered when it is built. Undefined, with a message, if that fails. */
async function startNext({ client, page, asset }: Served): Promise<Peer | undefined> {
  const folder = 'bench/tools/next';
  const program = join(folder, 'node_modules/next/dist/bin/next');
  try {
    await install(resolve(folder));
    showProgress('rates: building the page with Next.js');
    const copy = join(folder, 'public', asset);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(client, asset), copy);
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', BENCH_PAGE: resolve(`${client}${page}/index.html`) };
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'build', folder], { env });
    if (status !== 0) throw new Error(`${stdout}${stderr}`);
    const port = await freePort();
    const args = [program, 'start', folder, '--hostname', '127.0.0.1', '--port', String(port)];
    const server = spawn(process.execPath, args, { env: { ...env, NODE_ENV: 'production' }, stdio: 'ignore' });
    return await peerOf('Next.js 16, next start', server, port, page);
  } catch (error) {
    console.error(`Next.js is left out: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}
