import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../src/platform/database/testing-free-port.ts';
import { type Balancer, type BalancerOptions, startPlainBalancer } from './testing-plain-balancer.ts';
export const hasNginx = !spawnSync('nginx', ['-v'], { stdio: 'ignore' }).error;

/** nginx with the settings of `deploy` if installed; otherwise a balancer with the same rules. */
export function startBalancer(ports: readonly number[], options: BalancerOptions): Promise<Balancer> {
  return hasNginx ? startNginx(ports, options) : startPlainBalancer(ports, options);
}

export interface Nginx extends Balancer {
  /** The server of port 80 on a real machine. */
  readonly redirectUrl: string;
}

/** The files of `deploy` without machine-specific settings. `cdn`: the lines for a proxy in front; `isCaching`: pages are kept. */
export async function startNginx(
  ports: readonly number[],
  {
    cdn = '',
    isCaching = false,
    ...options
  }: BalancerOptions & { readonly cdn?: string; readonly isCaching?: boolean },
): Promise<Nginx> {
  const [port, redirectPort, restartPort] = [await freePort(), await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'hormiga-nginx-'));
  cpSync(resolve('deploy/nginx.conf'), join(folder, 'site.conf'));
  cpSync(resolve('deploy/nginx'), join(folder, 'hormiga'), { recursive: true });
  writeFileSync(join(folder, 'hormiga/servers.conf'), serversOn(ports, options));
  writeFileSync(join(folder, 'hormiga/listen.conf'), `listen 127.0.0.1:${port};\n`);
  writeFileSync(
    join(folder, 'hormiga/redirect.conf'),
    `listen 127.0.0.1:${redirectPort};\nserver_name www.example.com example.com;\n`,
  );
  writeFileSync(join(folder, 'hormiga/restart.conf'), `listen 127.0.0.1:${restartPort};\n`);
  writeFileSync(join(folder, 'hormiga/cdn.conf'), cdn);
  const cache = readFileSync('deploy/nginx/cache.conf', 'utf8').replace(
    '/var/cache/nginx/hormiga',
    join(folder, 'cache'),
  );
  writeFileSync(
    join(folder, 'hormiga/cache.conf'),
    isCaching ? cache.replace('default off;', 'default hormiga_stored;') : cache,
  );
  writeFileSync(join(folder, 'nginx.conf'), around);
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const server = spawn('nginx', args, { stdio: 'inherit' });
  const ended = once(server, 'exit');
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 100; !(await answers(url)); tries--) {
    if (tries === 0 || server.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
    await wait(50);
  }
  return {
    url,
    restartSettings: { BALANCER_URL: `http://127.0.0.1:${restartPort}/` },
    redirectUrl: `http://127.0.0.1:${redirectPort}`,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The configuration of `deploy` on other ports. */
function serversOn(ports: readonly number[], { failTimeout }: BalancerOptions): string {
  const [line = ''] = readFileSync('deploy/nginx/servers.conf', 'utf8').match(/^server 127\.0\.0\.1:3001 .*$/m) ?? [];
  return ports
    .map((port) => line.replace('3001', `${port}`).replace(/fail_timeout=\d+s/, `fail_timeout=${failTimeout}s`))
    .join('\n');
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path tmp;`);

/** The main configuration file, as in nginx's packages. */
const around = `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
pid nginx.pid;
events { worker_connections 512; }
http {
  access_log off;
  ${temporary.join(' ')}
  include site.conf;
}
`;

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    return false;
  }
}
