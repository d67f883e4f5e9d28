// @module-tag deploy
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realServers } from '../../src/app/testing-real-server.ts';
import { freePort } from '../../src/platform/database/testing-free-port.ts';
import type { TestProcess } from '../../src/platform/database/testing-process.ts';
import { hasNginx, type Nginx, startNginx } from './testing-balancer.ts';
import { type Sent, startLoad } from './testing-load.ts';
import { withRestarts } from './testing-restart.ts';

const { makeData, startSite } = realServers({ TRUST_PROXY: '1', DRAIN_SECONDS: '5' });

describe.skipIf(!hasNginx)('deploy/restart, with the times of deploy', { timeout: 3_600_000 }, () => {
  const servers = new Map<number, TestProcess>();
  let data: Readonly<Record<string, string>>;
  let nginx: Nginx;

  async function start(port: number): Promise<TestProcess> {
    const { site } = await startSite({ ...data, PORT: String(port) });
    servers.set(port, site);
    return site;
  }
  beforeAll(async () => {
    ({ env: data } = await makeData('postgres'));
    const ports = [await freePort(), await freePort()];
    await Promise.all(ports.map(start));
    nginx = await startNginx(ports, { failTimeout: 10 });
  }, 120_000);
  afterAll(() => nginx.stop());

  /** How many requests had which result, since thousands of failures are too many to print. */
  function resultsOf(sent: readonly Sent[]) {
    const results: Record<string, number> = {};
    for (const { method, status } of sent) results[`${method} ${status}`] = (results[`${method} ${status}`] ?? 0) + 1;
    return results;
  }

  it.each([
    ['twenty times while visitors read pages and send tickets', 20, { GET: 4, POST: 3 }, ['GET 200', 'POST 200']],
    ['three times while visitors only send tickets', 3, { GET: 0, POST: 3 }, ['POST 200']],
  ])('restarts all servers %s, and fails no request', async (_, times, lanes, expected) => {
    const load = startLoad(nginx.url, lanes);
    const restart = withRestarts({ servers, start, balancer: nginx }, async (restartAll) => {
      for (let n = 0; n < times; n++) {
        const before = [...servers.values()];
        await restartAll();
        expect([...servers.values()].filter((server) => before.includes(server))).toEqual([]);
        // At other moments than right after the last one, too: fail_timeout counts whole seconds.
        await wait((n % 4) * 700);
      }
    });
    await restart.finally(() => load.stop());
    const results = resultsOf(load.sent);
    console.warn(`${times} rolling restarts:`, results);
    expect(Object.keys(results).sort()).toEqual(expected);
  });
});
