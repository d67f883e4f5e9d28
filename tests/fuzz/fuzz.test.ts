import { rmSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { features } from '../../src/app/features.ts';
import { bothDatabases, databaseForTests } from '../../src/platform/database/testing.ts';
import { composeConsole } from '../../src/platform/server/compose-console.ts';
import { acceptedFrom, noteAccepted } from './testing-accepted.ts';
import type { HostileRequest } from './testing-bodies.ts';
import { fuzzApp } from './testing-fuzz-app.ts';
import { hostileQuery, pathOf, requestTo, withNulls } from './testing-requests.ts';
import { compare, halves, readRows } from './testing-rows.ts';
import { targets, untriedFields } from './testing-targets.ts';

/** `FUZZ_BODIES=200000 npm run check:system tests/fuzz` tests more bodies; PROPERTY_SEED makes other ones. */
const many = Number(process.env['FUZZ_BODIES'] ?? 4_000);
const amounts = [
  { amount: 'some', bodies: 150, addresses: 150, tags: [] },
  { amount: 'many', bodies: many, addresses: 1_500, tags: ['system'] },
];
/** PostgreSQL is stricter, and used in production, so the embedded database gets few, with `npm run check:system` only. */
const share = { postgres: 1, embedded: 0.1 } as const;
/** In milliseconds: a busy machine takes thirty per body. */
const patience = 60_000 + many * 60;

for (const kind of bothDatabases)
  describe(`any request at all, on ${kind}`, { tags: kind === 'embedded' ? ['system'] : [] }, async () => {
    const database = await databaseForTests(kind);
    const site = await fuzzApp(database);
    const { ticket, quote, meeting } = site.fixed;
    const accepted = acceptedFrom({ ticket: [ticket], quote: [quote], meeting: [meeting], payment_order: site.orders });
    afterAll(() => rmSync(site.dataDir, { recursive: true, force: true }));

    const routesOf = (method: string) => [
      ...new Set(
        site.app.routes.filter((route) => route.method === method && route.path !== '/*').map(({ path }) => path),
      ),
    ];

    it('has a test body for every address that accepts one, and for every field', () => {
      expect(Object.keys(targets).sort()).toEqual(routesOf('POST').sort());
      expect(untriedFields(site.known())).toEqual([]);
      expect(Object.keys(targets).length).toBeGreaterThanOrEqual(41);
    });

    it('has a test body for every action of the team', () => {
      const tried = new Set(targets['/staff/*']?.bodies(site.known()).map(({ action }) => action));
      const actions = [...composeConsole(features).actions.keys()];
      expect(actions.filter((action) => !tried.has(action))).toEqual([]);
    });

    const nulls = async (ways: 'one way' | 'every way') => {
      const failures: string[] = [];
      for (const [route, target] of Object.entries(targets)) {
        for (const request of withNulls(route, target, site.known(), ways)) {
          const response = await site.send(request);
          await noteAccepted(accepted, route, response);
          if (response.status >= 500) failures.push(`${response.status} ${describeRequest(request)}`);
        }
      }
      expect(failures).toEqual([]);
    };
    it('a request with a NUL in any field gets no server error', () => nulls('one way'), 120_000);
    it('a request with a NUL anywhere in any field gets no server error', { tags: 'system', timeout: 120_000 }, () =>
      nulls('every way'),
    );

    describe.each(amounts)('$amount requests', { timeout: patience }, ({ bodies, addresses, tags }) => {
      it('hostile bodies get no server error', { tags }, async () => {
        const kinds = Object.values(targets).reduce((sum, target) => sum + target.bodies(site.known()).length, 0);
        const each = Math.ceil((bodies * share[kind]) / kinds);
        const answered = new Map<number, number>();
        const failures: string[] = [];
        for (const [route, target] of Object.entries(targets)) {
          const count = target.bodies(site.known()).length;
          const requests = requestTo(route, target, count);
          const property = fc.asyncProperty(requests, async (request) => {
            const response = await site.send(request);
            answered.set(response.status, (answered.get(response.status) ?? 0) + 1);
            await noteAccepted(accepted, route, response);
            if (response.status >= 500)
              throw new Error(`${response.status} ${describeRequest(request)}\n${site.log.at(-2)}`);
            site.log.length = 0;
          });
          failures.push(...tellFailure(await fc.check(property, { numRuns: each * count })));
        }
        expect(failures).toEqual([]);
        if (process.env['FUZZ_BODIES']) process.stdout.write(`${kind} ${JSON.stringify([...answered])}\n`);
        // A fuzzer that only hits limits, or is never signed in, tests nothing.
        const all = [...answered.values()].reduce((sum, count) => sum + count, 0);
        expect(answered.get(429) ?? 0).toBeLessThan(all / 10);
        expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
      });

      it('hostile addresses get no server error', { tags }, async () => {
        const open = routesOf('GET').filter((route) => !/logout/.test(route));
        const each = Math.ceil((addresses * share[kind]) / open.length);
        const failures: string[] = [];
        for (const route of open) {
          const property = fc.asyncProperty(pathOf(route), hostileQuery, async (path, query) => {
            const { status } = await site.ask('GET', `${path}?${query}`, { accept: 'text/html' });
            if (status >= 500) throw new Error(`${status} GET ${path}?${query}\n${site.log.at(-2)}`);
            site.log.length = 0;
          });
          failures.push(...tellFailure(await fc.check(property, { numRuns: each })));
        }
        expect(failures).toEqual([]);
      });
    });

    it('leaves no partial writes: every success has its rows, mails and files, and nothing else', async () => {
      const rows = await readRows(database, site.dataDir);
      for (const { table, there, acknowledged } of compare(rows, accepted)) expect(there, table).toEqual(acknowledged);
      expect(halves(rows)).toEqual([]);
      expect(rows.files).toEqual(rows.attached);
      expect(rows.ticket.length).toBeGreaterThan(5);
    });
  });

function describeRequest({ path, headers, summary }: HostileRequest): string {
  return JSON.stringify({ path, headers, summary }).slice(0, 1_500);
}

/** The smallest failing case; undefined if there is none. */
function tellFailure<Values>(run: fc.RunDetails<Values>): readonly string[] {
  if (!run.failed) return [];
  const { message } = run.errorInstance instanceof Error ? run.errorInstance : { message: 'unknown' };
  return [`seed ${run.seed}, after ${run.numRuns} runs and ${run.numShrinks} steps to make it small: ${message}`];
}
