import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { databaseForTests } from '../../src/platform/database/testing.ts';
import type { Target } from '../../src/platform/server/testing-targets.ts';
import { nearlyRight } from '../fuzz/testing-bodies.ts';
import { fuzzApp } from '../fuzz/testing-fuzz-app.ts';
import { queryNames } from '../fuzz/testing-requests.ts';
import { targets } from '../fuzz/testing-targets.ts';

/** Almost the maximum size of a body, with space for the other fields. */
const body = 90_000;
/** Almost the maximum that Node reads of a request line and headers. */
const address = 15_000;

/** Texts that once took quadratic time: closing brackets, spaces, unordered accents, separators of addresses. */
const longTexts: Readonly<Record<string, (bytes: number) => string>> = {
  stars: (bytes) => `${'*'.repeat(bytes)}a`,
  spaces: (bytes) => `${' '.repeat(bytes)}a`,
  accents: (bytes) => `a${'\u0300\u0316'.repeat(bytes / 12)}`,
  addresses: (bytes) => 'a.a@'.repeat(bytes / 6),
};

/** Seconds of processor time. The slowest once took 54 seconds, and now takes milliseconds. */
const patience = 1;

describe('the longest text that is accepted', async () => {
  const database = await databaseForTests('postgres');
  const site = await fuzzApp(database);
  afterAll(() => rmSync(site.dataDir, { recursive: true, force: true }));

  /** The answers that took too long or failed. Time used by other programs does not count. */
  async function tooSlow(what: string, ask: () => Promise<Response> | Response): Promise<string[]> {
    const before = process.cpuUsage();
    const { status } = await ask();
    const { user, system } = process.cpuUsage(before);
    const seconds = (user + system) / 1e6;
    return seconds > patience || status >= 500 ? [`${what}: ${status} after ${seconds.toFixed(1)} s`] : [];
  }

  const fieldsOf = (target: Target) =>
    target.bodies(site.known()).flatMap((right, which) => Object.keys(right).map((at) => ({ which, at })));

  /** Fields and most addresses with `npm run check:system`: every run checks the regular expressions themselves. */
  const details = (isExample: boolean) => ({ timeout: 300_000, tags: isExample ? [] : ['system'] });

  for (const [name, textOf] of Object.entries(longTexts)) {
    it(`does not block as any field of any form or call: ${name}`, details(false), async () => {
      const slow: string[] = [];
      for (const [route, target] of Object.entries(targets)) {
        const path = route.replace(/:language[^/]*|\*/, 'en').replace(/:\w+/, 'x');
        const as = target.kind === 'json' ? 'json' : 'urlencoded';
        for (const { which, at } of fieldsOf(target)) {
          const spoiling = [{ at, how: 'replace', value: textOf(body) }];
          const request = {
            path,
            headers: {},
            queryOf: target.query ?? (() => ''),
            ...nearlyRight(target, as, { which, twice: false, spoiling }),
          };
          slow.push(...(await tooSlow(`${route} ${at}`, () => site.send(request))));
        }
      }
      expect(slow).toEqual([]);
    });
  }

  const routes = site.app.routes.filter(({ method, path }) => method === 'GET' && !/^\/\*$|logout/.test(path));
  const paths = [...new Set(routes.map(({ path }) => path))];

  /** Every parameter of the console, whose pages read most of them, and one of every other address. */
  const someNames = (route: string) => (route.startsWith('/staff') ? queryNames : queryNames.slice(0, 1));

  for (const [sign, namesOf] of [
    ['%20', someNames],
    ...['!', '*', '-', '%20'].map((one) => [one, () => queryNames] as const),
  ] as const) {
    const isExample = namesOf === someNames;
    const title = `does not block as ${isExample ? 'a' : 'any'} parameter of any address: a row of ${sign}`;
    it(title, details(isExample), async () => {
      const long = `${sign.repeat(address / sign.length)}a`;
      const slow: string[] = [];
      for (const route of paths) {
        const path = route.replace(/\/:language[^/]*|\/\*/, '/en').replaceAll(/:\w+(\{[^}]*\})?/g, 'x.pdf');
        for (const name of namesOf(route)) {
          const ask = () => site.ask('GET', `${path}?${name}=${long}`, { accept: 'text/html' });
          slow.push(...(await tooSlow(`${route} ${name}`, ask)));
        }
        if (route.includes('/:')) {
          const inPath = route.replaceAll(/:\w+(\{[^}]*\}|\?)?/g, long);
          slow.push(...(await tooSlow(`${route} as a part of the path`, () => site.ask('GET', inPath, {}))));
        }
      }
      expect(paths.length).toBeGreaterThan(20);
      expect(slow).toEqual([]);
    });
  }

  it.each([
    ['accept-language', 'a,'],
    ['accept-language', 'en;q=0.5,'],
    ['accept', 'text/html;'],
    ['accept-encoding', ',;'],
    ['cookie', 'userLanguage;'],
    ['if-none-match', '"'],
    ['referer', 'http://site.test/'],
    ['user-agent', 'Edg'],
    ['x-request-id', 'a'],
  ])('does not block as the header %s full of %s', async (name, part) => {
    const value = part.repeat(address / part.length);
    for (const path of ['/contact', '/login/en', '/staff', '/meet/book', '/unknown']) {
      expect(await tooSlow(path, () => site.ask('GET', path, { [name]: value }))).toEqual([]);
    }
  });

  const bracketed = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  it.each([
    ['/api/services/quotation/create', `{"items":[${'[],'.repeat(30_000)}0]}`],
    ['/api/services/quotation/create', `{"items":${bracketed(45_000)}}`],
    ['/preferences/consent', `{"purposes":[${'1,'.repeat(45_000)}1]}`],
    ['/pay/transactions/create', bracketed(45_000)],
    [
      '/pay/events',
      `{"event":"a","data":${bracketed(40_000)},"signature":{"properties":[],"checksum":"a"},"timestamp":1}`,
    ],
  ])('is refused with a short answer as a list in a call: %s', async (path, json) => {
    const headers = { 'content-type': 'application/json' };
    const answers: string[] = [];
    const ask = async () => {
      const response = await site.ask('POST', path, headers, json);
      answers.push(await response.clone().text());
      expect(response.status).toBeGreaterThanOrEqual(400);
      return response;
    };
    expect(await tooSlow(path, ask)).toEqual([]);
    expect(answers.join().length).toBeLessThan(2_000);
  });

  it('is ignored as a list of reports', async () => {
    const reports = `[${'{"type":1},'.repeat(8_000)}{}]`;
    const ask = () => site.ask('POST', '/csp-reports', { 'content-type': 'application/reports+json' }, reports);
    expect(await tooSlow('/csp-reports', ask)).toEqual([]);
  });
});
