import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import type { TestProcess } from '../../src/platform/database/testing-process.ts';
import { portOf } from '../../src/platform/server/start/http-server.ts';
import type { Balancer } from './testing-plain-balancer.ts';

interface Restartable {
  /** By their ports. */
  readonly servers: ReadonlyMap<number, TestProcess>;
  readonly start: (port: number) => Promise<TestProcess>;
  readonly balancer: Balancer;
}

/**
 * Runs `deploy/restart` as on a real machine, with this process in place of systemd: it stops a server, waits until it
 * has ended, and starts another one on its port. Fails if a server did not end by itself.
 */
export async function withRestarts(
  { servers, start, balancer }: Restartable,
  work: (restartAll: () => Promise<string>) => Promise<void>,
): Promise<void> {
  const systemd = createServer(async ({ url = '' }, response) => {
    const port = Number(url.slice(1));
    const stopped = servers.get(port);
    stopped?.child.kill('SIGTERM');
    response.statusCode = (await stopped?.ended()) === 0 ? 200 : 500;
    await start(port);
    response.end();
  });
  systemd.listen(0, '127.0.0.1');
  await once(systemd, 'listening');
  const RESTART_COMMAND = `curl -sf http://127.0.0.1:${portOf(systemd)}/`;
  try {
    const env = { ...process.env, RESTART_COMMAND, ...balancer.restartSettings };
    const ports = [...servers.keys()].map(String);
    await work(async () => (await promisify(execFile)('deploy/restart', ports, { env })).stdout);
  } finally {
    systemd.close();
    systemd.closeAllConnections();
  }
}
