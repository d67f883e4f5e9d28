import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rowsOf } from '#platform/database/database.ts';
import { features } from '../../src/app/features.ts';
import { testApp, testSite } from '../../src/app/testing-app.ts';
import { saveConsent } from '../../src/features/consent/contract.ts';
import { consentReceipt } from '../../src/features/consent/server/tables.ts';
import { listMissingAddresses } from '../../src/features/monitoring/server/missing-addresses.ts';
import { describeTables } from '../../src/platform/database/dump-tables.ts';
import { databaseForTests } from '../../src/platform/database/testing.ts';
import { writeLimitsOf } from '../../src/platform/server/compose-features.ts';
import { fuzzApp } from '../fuzz/testing-fuzz-app.ts';
import { targets } from '../fuzz/testing-targets.ts';

const site = testSite();
const newReceipt = () => {
  return { id: randomUUID(), visitor: randomUUID(), purposes: ['marketing'], version: '2026-11-01', language: 'es' };
};

describe('a flood of consent receipts', { timeout: 240_000 }, async () => {
  const database = await databaseForTests('postgres');
  const { app } = testApp({ database, site, env: { TRUST_PROXY: '1' } });

  const send = (from: string, body: object) =>
    app.request(saveConsent.path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    });
  /** The number of answers by status. */
  async function flood(addresses: readonly string[], times: number): Promise<ReadonlyMap<number, number>> {
    const statuses = new Map<number, number>();
    for (let n = 0; n < times; n += 20) {
      const batch = Array.from({ length: 20 }, (_, at) =>
        send(addresses[(n + at) % addresses.length] ?? '', newReceipt()),
      );
      for (const { status } of await Promise.all(batch)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    return statuses;
  }
  const stored = () => database.db.$count(consentReceipt);

  it('is limited per network, with Retry-After', async () => {
    const times = 80;
    const statuses = await flood(['203.0.113.9'], times);
    expect(await stored()).toBeLessThanOrEqual(60);
    expect(statuses.get(200)).toBe(await stored());
    expect((statuses.get(200) ?? 0) + (statuses.get(429) ?? 0)).toBe(times);
    const refused = await send('203.0.113.9', newReceipt());
    expect(await refused.json()).toMatchObject({ CODE: 7 });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is limited for a hundred addresses of one /24, and of one /48', { tags: 'system' }, async () => {
    const before = await stored();
    const ipv4 = Array.from({ length: 100 }, (_, n) => `198.51.100.${n}`);
    await flood(ipv4, 340);
    const between = await stored();
    expect(between - before).toBeLessThanOrEqual(300);
    const ipv6 = Array.from({ length: 100 }, (_, n) => `2001:db8:77:${n.toString(16)}::1`);
    await flood(ipv6, 340);
    expect((await stored()) - between).toBeLessThanOrEqual(300);
  });

  it('does not affect others, or a receipt that is sent again after a lost answer', async () => {
    const mine = newReceipt();
    expect((await send('192.0.2.7', mine)).status).toBe(200);
    await flood(['192.0.2.7'], 100);
    expect((await send('192.0.2.7', newReceipt())).status).toBe(429);
    expect((await send('192.0.2.7', mine)).status).toBe(200);
    expect((await send('100.64.0.1', newReceipt())).status).toBe(200);
  });
});

describe('a flood of valid forms to every address from one network, or from the networks of one /48', async () => {
  const database = await databaseForTests('postgres');
  const site = await fuzzApp(database);
  afterAll(() => rmSync(site.dataDir, { recursive: true, force: true }));
  const tables = (await describeTables(database.db)).map(({ name }) => name).filter((name) => name !== 'ticket_count');

  /** More forms than any network, address or account may send in an hour, except the team. */
  const times = 130;
  const from = '203.0.113.50';
  /** Whoever has a /48 has 65,536 networks. */
  const manyTimes = 650;
  let networks = 0;
  const nextInWide = () => `2001:db8:ffff:${(++networks & 0xff_ff).toString(16)}::1`;

  async function countRows(): Promise<ReadonlyMap<string, number>> {
    const each = tables.map(
      (name) => sql`select ${name}::text as name, count(*)::int as rows from ${sql.identifier(name)}`,
    );
    const found = await rowsOf(
      database.db,
      z.object({ name: z.string(), rows: z.int() }),
      sql.join(each, sql` union all `),
    );
    return new Map(found.map(({ name, rows }) => [name, rows]));
  }
  async function growthBy(work: () => Promise<unknown>): Promise<Readonly<Record<string, number>>> {
    const before = await countRows();
    await work();
    const after = await countRows();
    const grown = tables.map((name) => [name, (after.get(name) ?? 0) - (before.get(name) ?? 0)] as const);
    return Object.fromEntries(grown.filter(([, rows]) => rows > 0));
  }

  /** Makes each form unique. */
  async function sendRight(route: string, which: number, sender: string): Promise<Response> {
    const known = site.known();
    const target = targets[route];
    const right = target?.bodies(known)[which] ?? {};
    const own = ['name', 'nombre_cliente', 'message', 'descripcion', 'text'];
    const body = Object.fromEntries(
      Object.entries(right).map(([name, value]) => [name, own.includes(name) ? `${value} ${known.n}` : value]),
    );
    const query = target?.query?.(known) ?? '';
    const path = `${route.replace(/:language[^/]*|\*/, 'en').replace(/:\w+/, 'x')}${query && `?${query}`}`;
    const headers = { 'x-forwarded-for': sender, accept: 'text/html' };
    if (target?.kind === 'json') {
      return site.ask('POST', path, { ...headers, 'content-type': 'application/json' }, JSON.stringify(body));
    }
    const texts = Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
    return site.ask('POST', path, headers, new URLSearchParams(texts));
  }

  async function flood(route: string, many: number, nextSender = () => from): Promise<void> {
    const bodies = targets[route]?.bodies(site.known()).length ?? 0;
    for (let which = 0; which < bodies; which++) {
      for (let n = 0; n < many; n += 10) {
        const answers = await Promise.all(Array.from({ length: 10 }, () => sendRight(route, which, nextSender())));
        for (const { status } of answers) expect(status, `${route} ${site.log.at(-2)}`).toBeLessThan(500);
        // The limit is reached, and stays so until its hour ends.
        if (answers.every(({ status }) => status === 429)) break;
      }
    }
  }

  const limited = [...writeLimitsOf(features)].filter(
    ([route]) => route.startsWith('POST ') && route !== 'POST /staff/*',
  );
  const routesThat = (storeNothing: boolean) =>
    limited
      .filter(([, limit]) => 'storesNothing' in limit === storeNothing)
      .map(([route]) => route.replace('POST ', ''))
      // The same forms as at /dashboard, which count for the same limits.
      .filter((route) => Object.hasOwn(targets, route) && !route.startsWith('/application'));

  it.each(routesThat(true))('a flood of forms to %s stores nothing', async (route) => {
    expect(await growthBy(() => flood(route, 10))).toEqual({});
  });

  /** A call, and a form of a page. */
  const isExample = (route: string) => ['/customer/cliente_ticket_crear', '/pay/buy'].includes(route);
  const few = routesThat(false).filter(isExample);
  const others = routesThat(false).filter((route) => !isExample(route));
  const storesLimited = async (route: string) => {
    const grown = await growthBy(() => flood(route, times));
    for (const [table, rows] of Object.entries(grown)) expect(rows, table).toBeLessThan(times - 5);
  };
  const title = 'a flood of forms to %s stores a limited number of rows';
  it.each(few)(title, { timeout: 240_000 }, storesLimited);
  it.each(others)(title, { tags: 'system', timeout: 240_000 }, storesLimited);

  it.each(routesThat(false))(
    'a flood of forms to %s from a /48 stores a limited number of rows',
    { tags: 'system', timeout: 240_000 },
    async (route) => {
      const grown = await growthBy(() => flood(route, manyTimes, nextInWide));
      for (const [table, rows] of Object.entries(grown)) expect(rows, table).toBeLessThan(manyTimes);
    },
  );

  it('stores nothing by GET requests', async () => {
    const open = site.app.routes.filter(({ method, path }) => method === 'GET' && !path.includes('logout'));
    const grown = await growthBy(async () => {
      for (const { path } of open) {
        const address = path
          .replace('/*', '/en')
          .replace(':language?', 'en')
          .replaceAll(/:\w+(\{.+\})?/g, 'x.pdf');
        for (let n = 0; n < 3; n++) await site.ask('GET', address, { accept: 'text/html', 'x-forwarded-for': from });
      }
    });
    // Missing addresses are noted now and then; the next test limits them. What a team member opens is in their log.
    const expected = ['missing_address', 'staff_action'];
    expect(Object.keys(grown).filter((table) => !expected.includes(table))).toEqual([]);
  });
});

it('one network cannot flood the list of missing addresses', async () => {
  const database = await databaseForTests('postgres');
  const { app, close } = testApp({ database, site, env: { TRUST_PROXY: '1' } });
  const open = (path: string, from: string) =>
    app.request(path, { headers: { accept: 'text/html', 'x-forwarded-for': from } });
  for (let n = 0; n < 100; n++) expect((await open(`/scan/${n}`, '203.0.113.9')).status).toBe(302);
  await open('/wanted', '198.51.100.1');
  await close();
  const paths = (await listMissingAddresses(database.db, 5_000)).map(({ path }) => path);
  expect(paths).toContain('/wanted');
  expect(paths).toHaveLength(31);
});
