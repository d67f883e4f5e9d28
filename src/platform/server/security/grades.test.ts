import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { testApp, testSite } from '#app/testing-app.ts';
import { accountApp } from '#features/accounts/server/testing-accounts.ts';
import { openPayments } from '#features/payments/server/open-payments.ts';
import { createQuotation } from '#features/quotes/contract.ts';
import { quoteApp } from '#features/quotes/server/testing-quotes.ts';
import { databaseForTests } from '../../database/testing.ts';
import { readConfig } from '../config/config.ts';
import { grade } from './testing-observatory.ts';

const site = testSite();
const publicUrl = 'https://www.hormiga.example';
const host = new URL(publicUrl).host;
const env = { TRUST_PROXY: 'true', PUBLIC_URL: publicUrl, PAYMENTS: 'sandbox', STAFF_EMAILS: 'boss@example.com' };
const byHttps = { host, 'x-forwarded-proto': 'https', accept: 'text/html' };

const database = await databaseForTests('postgres');
const log = pino({ level: 'silent' });
const payments = await openPayments({ config: readConfig(env), db: database.db, log, selfUrl: () => publicUrl });
const { app } = testApp({ database, site, env, payments, drawQuote: () => Promise.resolve(new Uint8Array()) });
app.get('/broken', () => {
  throw new Error('for the test');
});

/** What a scan of this URL would say. */
async function scan(path: string, init: RequestInit = {}) {
  const ask = (proto: string) =>
    app.request(publicUrl + path, { ...init, headers: { ...byHttps, 'x-forwarded-proto': proto, ...init.headers } });
  const response = await ask('https');
  const httpLeadsTo = (await ask('http')).headers.get('location') ?? undefined;
  return { status: response.status, response, ...grade({ headers: response.headers, httpLeadsTo, host }) };
}

describe('the grade of a response over https', () => {
  it.each([
    ['page', '/', 200, {}],
    ['page of another language', '/contact/es', 200, {}],
    ['call', '/gogoals/get_countries', 200, { method: 'POST' }],
    ['call that refuses its input', '/help/ask', 415, { method: 'POST', body: '{' }],
    ['not-found page', '/not_found/en', 404, {}],
    ['program that asks for nothing', '/api/nowhere', 404, {}],
    ['error page', '/broken', 500, {}],
    ['redirect', '/nowhere/at/all', 302, {}],
    ['asset', '/assets/entry.abc123.js', 200, {}],
    ['file', '/robots.txt', 200, {}],
    ['page that is drawn live', '/login/en', 200, {}],
    [
      'page that sets a cookie',
      '/preferences/country',
      303,
      { method: 'POST', body: new URLSearchParams({ country: 'co' }) },
    ],
    ['notice of the played checkout', '/sandbox/checkout', 400, {}],
    ['script of the played checkout', '/sandbox/widget.js', 200, {}],
    ['description of the calls', '/api/docs.json', 200, {}],
    ['security.txt', '/.well-known/security.txt', 200, {}],
    ['report', '/csp-reports', 204, { method: 'POST', body: '{}' }],
  ])('%s (%s) is A+', async (_, path, status, init: RequestInit) => {
    const scanned = await scan(path, init);
    expect(scanned.status).toBe(status);
    expect(scanned, JSON.stringify(scanned.findings)).toMatchObject({ grade: 'A+' });
    expect(scanned.score).toBeGreaterThanOrEqual(130);
    expect(scanned.response.headers.get('server')).toBeNull();
    expect(scanned.response.headers.get('x-powered-by')).toBeNull();
  });

  it('is A+ for a page that has not changed', async () => {
    const { response } = await scan('/');
    const scanned = await scan('/', { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
    expect(scanned).toMatchObject({ status: 304, grade: 'A+' });
  });

  it('is A+ for the PDF of a quote', async () => {
    const quotes = quoteApp(database);
    const { DATA } = createQuotation.response.parse(await (await quotes.create()).json());
    expect(await scan(DATA.pdf)).toMatchObject({ status: 200, grade: 'A+' });
  });

  it('is A+ for the page that opens a session, whose cookie no script can read', async () => {
    const accounts = accountApp(database, { PUBLIC_URL: publicUrl });
    const visitor = accounts.browser(byHttps);
    const email = 'ana@example.com';
    await visitor.post('/login/en', { step: 'email', email });
    const { headers } = await visitor.post('/login/en', { step: 'code', email, code: await accounts.codeFor(email) });
    expect(headers.getSetCookie().some((cookie) => cookie.startsWith('__Secure-hormiga.session_token='))).toBe(true);
    const graded = grade({ headers, httpLeadsTo: publicUrl, host });
    expect(graded.findings).toContainEqual(['cookies-secure-with-httponly-sessions-and-samesite', 5]);
    expect(graded.grade).toBe('A+');
  });

  it('stays A+ with the checkout of Wompi or the popup of Calendly, and A with that of Cal.com', async () => {
    const keys = { WOMPI_PUBLIC_KEY: 'pub_test_x', WOMPI_PRIVATE_KEY: 'prv_test_x' };
    const secrets = { WOMPI_INTEGRITY_SECRET: 'test_integrity_x', WOMPI_EVENTS_SECRET: 'test_events_x' };
    const gradeWith = async (more: Record<string, string>) => {
      const other = testApp({ database, site, env: { ...env, ...more } }).app;
      const { headers } = await other.request(publicUrl, { headers: byHttps });
      return grade({ headers, httpLeadsTo: publicUrl, host });
    };
    expect(await gradeWith({ PAYMENTS: 'wompi', ...keys, ...secrets })).toMatchObject({ grade: 'A+', score: 130 });
    expect(await gradeWith({ SCHEDULER_URL: 'https://calendly.com/hormiga/30min' })).toMatchObject({ score: 130 });
    // Its popup writes inline styles, so they have to be allowed.
    expect(await gradeWith({ SCHEDULER_URL: 'https://cal.com/hormiga/30min' })).toMatchObject({ score: 120 });
  });
});

describe('the grader', () => {
  it('finds what is missing', () => {
    const headers = new Headers({ 'content-security-policy': "script-src 'self' 'unsafe-inline'" });
    headers.append('set-cookie', 'session=1; Path=/');
    expect(grade({ headers, httpLeadsTo: undefined, host }).grade).toBe('F');
    expect(grade({ headers: new Headers(), httpLeadsTo: publicUrl, host }).grade).toBe('D');
  });
});

describe('a visitor who comes by plain http', () => {
  it('is redirected to https, with the whole URL, but a health check is not', async () => {
    const plain = { headers: { ...byHttps, 'x-forwarded-proto': 'http', host: 'evil.example' } };
    const answer = await app.request('/contact/es?a=1&b=%2F', plain);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, `${publicUrl}/contact/es?a=1&b=%2F`]);
    expect((await app.request('//evil.example/', plain)).headers.get('location')).toMatch(`${publicUrl}/`);
    expect((await app.request('/healthz', plain)).status).toBe(200);
  });

  it('is not redirected if the site has no https, or no trusted proxy reports the protocol', async () => {
    const plain = { headers: { 'x-forwarded-proto': 'http' } };
    const local = testApp({ database, site, env: { TRUST_PROXY: '1' } }).app;
    expect((await local.request('/', plain)).status).toBe(200);
    const direct = testApp({ database, site, env: { PUBLIC_URL: publicUrl } }).app;
    expect((await direct.request('/', plain)).status).toBe(200);
  });
});

it('security.txt says whom to contact, and never expires', async () => {
  const text = await (await app.request('/.well-known/security.txt', { headers: byHttps })).text();
  expect(text).toContain('Contact: mailto:');
  expect(text).toContain(`Canonical: ${publicUrl}/.well-known/security.txt\n`);
  const left = Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? '') - Date.now();
  expect(left / 86_400_000).toBeGreaterThan(80);
  expect(left / 86_400_000).toBeLessThan(365);
});
