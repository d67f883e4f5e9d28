import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type bothDatabases, createPostgresDatabase } from '#platform/database/testing.ts';
import { unpackEmptyPglite } from '#platform/database/testing-pglite.ts';
import { startProcess, type TestProcess } from '#platform/database/testing-process.ts';
import { bundleServer } from './testing-bundle.ts';
import { writeTestSite } from './testing-site.ts';

/** Servers in separate processes, which a test can kill. Call this at the top of a test file. */
export function realServers(settings: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'hormiga-killed-'));
  const started: TestProcess[] = [];
  let main: string;
  beforeAll(async () => {
    writeTestSite(join(folder, 'client'));
    writeFileSync(join(folder, 'variants.json'), '{}');
    ({ main } = await bundleServer());
  }, 120_000);
  afterAll(() => {
    for (const { child } of started) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    /** A folder for the data of several servers, one after the other. */
    async makeData(kind: (typeof bothDatabases)[number], name: string = kind) {
      const dataDir = join(folder, name);
      const url = kind === 'postgres' ? await createPostgresDatabase() : undefined;
      mkdirSync(dataDir);
      if (!url) await unpackEmptyPglite(dataDir);
      return { dataDir, url, env: { DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }) } };
    },
    async startSite(env: Readonly<Record<string, string>>) {
      const fixed = { PORT: '0', HOST: '127.0.0.1', START_BANNER: '1', LOG_LEVEL: 'silent', ...settings };
      const site = startProcess([main], { ...fixed, CLIENT_DIR: join(folder, 'client'), ...env });
      started.push(site);
      const [, url = ''] = await site.waitForOutput(/Site +(http:\S+)/);
      return { site, url: url.replace('localhost', '127.0.0.1') };
    },
  };
}
