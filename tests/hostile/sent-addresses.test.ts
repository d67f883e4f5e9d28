// @module-tag system
import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { databaseForTests } from '../../src/platform/database/testing.ts';
import type { Target } from '../../src/platform/server/testing-targets.ts';
import { nearlyRight } from '../fuzz/testing-bodies.ts';
import { fuzzApp } from '../fuzz/testing-fuzz-app.ts';
import { queryNames } from '../fuzz/testing-requests.ts';
import { targets } from '../fuzz/testing-targets.ts';
import { internalService } from './testing-internal-service.ts';

const { address, expectNoConnection } = internalService();

describe('an address that somebody sends', { timeout: 300_000 }, async () => {
  const database = await databaseForTests('postgres');
  const site = await fuzzApp(database);
  afterAll(() => rmSync(site.dataDir, { recursive: true, force: true }));

  const fieldsOf = (target: Target) =>
    target.bodies(site.known()).flatMap((right, which) => Object.keys(right).map((at) => ({ which, at })));
  const paths = [...new Set(site.app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path))].filter(
    (path) => !path.includes('logout') && path !== '/*',
  );

  it('an address in a header or a parameter of any address is not opened', async () => {
    const { host } = new URL(address());
    const headers = {
      host,
      origin: address(),
      referer: address(),
      'x-forwarded-host': host,
      forwarded: `host=${host}`,
      'x-original-url': address(),
      accept: 'text/html',
    };
    const query = new URLSearchParams(queryNames.map((name) => [name, address()]));
    for (const route of paths) {
      const path = route.replace(/\/:language[^/]*|\/\*/, '/en').replaceAll(/:\w+(\{[^}]*\})?/g, 'x.pdf');
      expect((await site.ask('GET', path, headers)).status, path).toBeLessThan(500);
      expect((await site.ask('GET', `${path}?${query}`, { accept: 'text/html' })).status, path).toBeLessThan(500);
    }
    expectNoConnection(1);
  });

  it('an address in any field of any form or call is not opened', async () => {
    for (const [route, target] of Object.entries(targets)) {
      const path = route.replace(/:language[^/]*|\*/, 'en').replace(/:\w+/, 'x');
      for (const { which, at } of fieldsOf(target)) {
        for (const value of [`${address()}/field`, `<img src="${address()}/image"> http://evil.example`]) {
          const change = { which, twice: false, spoiling: [{ at, how: 'replace', value }] };
          const form = nearlyRight(target, target.kind === 'json' ? 'json' : 'urlencoded', change);
          await site.send({ path, headers: {}, queryOf: target.query ?? (() => ''), ...form });
        }
      }
    }
    expectNoConnection(1);
  });
});
