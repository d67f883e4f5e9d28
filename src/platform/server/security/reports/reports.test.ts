import { describe, expect, it } from 'vitest';
import { testApp, testSite } from '#app/testing-app.ts';
import { databaseForTests } from '../../../database/testing.ts';

const site = testSite();
const database = await databaseForTests('postgres');

const old = (change: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri': 'http://site.test/contact/es?name=Ana#x',
    'effective-directive': 'script-src-elem',
    'violated-directive': "script-src 'self'",
    'blocked-uri': 'https://evil.example/a.js?who=ana@example.com',
    'original-policy': "default-src 'none'",
    'script-sample': 'ana@example.com',
    ...change,
  },
});
const recent = (change: Record<string, unknown> = {}) => ({
  age: 10,
  type: 'csp-violation',
  url: 'http://site.test/?q=1',
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: 'http://site.test/products?x=1',
    effectiveDirective: 'script-src-attr',
    blockedURL: 'inline',
    sample: 'ana@example.com',
    disposition: 'enforce',
    ...change,
  },
});

function reporting() {
  const log: string[] = [];
  const { app } = testApp({ database, site, log, env: { PUBLIC_URL: 'http://site.test', TRUST_PROXY: '1' } });
  const send = async (body: unknown, headers: Record<string, string> = {}) => {
    const type = Array.isArray(body) ? 'application/reports+json' : 'application/csp-report';
    const { status } = await app.request('http://site.test/csp-reports', {
      method: 'POST',
      headers: { 'content-type': type, 'x-forwarded-for': '203.0.113.7', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return status;
  };
  const warnings = () => log.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
  return { log, send, warnings };
}

describe('a report of the content policy', () => {
  it('becomes a warning that says what and where, and nothing about who', async () => {
    const { log, send, warnings } = reporting();
    expect(await send(old())).toBe(204);
    expect(await send([recent(), { type: 'deprecation', body: { id: 'x' } }])).toBe(204);
    expect(warnings()).toMatchObject([
      { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/contact/es', count: 1 },
      { directive: 'script-src-attr', blocked: 'inline', page: '/products', count: 1 },
    ]);
    expect(log.join()).not.toMatch(/Ana|ana@|Mozilla|203\.0/);
  });

  it('a report that repeats is counted, and logged less and less often', async () => {
    const { send, warnings } = reporting();
    for (let n = 0; n < 25; n++) await send(old());
    expect(warnings().map(({ count }) => count)).toEqual([1, 10]);
  });

  it('a report of a browser extension, or from a page of another site, is not logged', async () => {
    const { send, warnings } = reporting();
    await send(old({ 'blocked-uri': 'chrome-extension://abc/x.js' }));
    await send(old({ 'source-file': 'moz-extension', 'blocked-uri': 'inline' }));
    await send(old({ 'blocked-uri': 'about' }));
    await send(old(), { 'sec-fetch-site': 'cross-site' });
    expect(warnings()).toEqual([]);
  });

  it.each([['{'], ['null'], ['[]'], ['{"csp-report":null}'], ['[{"type":"csp-violation","body":5}]'], ['[1]']])(
    'a report that is malformed gets the same response: %s',
    async (body) => {
      const { log, send } = reporting();
      expect(await send(body)).toBe(204);
      expect(log.join()).not.toContain('"level":50');
    },
  );

  it('is limited in size, and in number for each network', async () => {
    const { send, warnings } = reporting();
    expect(await send(`"${'x'.repeat(200_000)}"`)).toBe(413);
    const kinds = Array.from({ length: 40 }, (_, n) => old({ 'blocked-uri': `https://a${n}.example` }));
    for (const kind of kinds) await send(kind);
    expect(warnings()).toHaveLength(30);
    await send(old({ 'blocked-uri': 'https://b.example' }), { 'x-forwarded-for': '203.0.113.8' });
    expect(warnings()).toHaveLength(31);
  });

  it('counts individually if many come in one request', async () => {
    const { send, warnings } = reporting();
    const many = Array.from({ length: 100 }, (_, n) => recent({ blockedURL: `https://a${n}.example` }));
    expect(await send(many)).toBe(204);
    expect(warnings()).toHaveLength(30);
  });
});
