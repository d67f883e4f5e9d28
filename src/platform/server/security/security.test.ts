import { describe, expect, it } from 'vitest';
import { testApp, testSite } from '#app/testing-app.ts';
import { databaseForTests } from '../../database/testing.ts';
import { isFromOwnPage } from './origins.ts';
import { pageTransitionSource } from './security-headers.ts';

const site = testSite();
const database = await databaseForTests('postgres');

const https = { 'x-forwarded-proto': 'https' };

describe('security headers', () => {
  it.each(['/', '/robots.txt', '/healthz', '/nowhere', '/api/nowhere', '/assets/nowhere.js'])(
    'are set on %s',
    async (path) => {
      const { app } = testApp({ database, site });
      const { headers } = await app.request(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).not.toMatch(/unsafe|upgrade-insecure|report-to/);
      expect(policy).toMatch(/; report-uri \/csp-reports$/);
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('strict-transport-security')).toBeNull();
    },
  );

  it.each(['/', '/healthz'])('require https on %s only behind a trusted proxy that terminated TLS', async (path) => {
    const trusting = testApp({ database, site, env: { TRUST_PROXY: 'true' } }).app;
    const secure = await trusting.request(path, { headers: https });
    expect(secure.headers.get('strict-transport-security')).toContain('max-age=63072000');
    expect(secure.headers.get('content-security-policy')).toMatch(
      /upgrade-insecure-requests; report-to csp; report-uri \/csp-reports$/,
    );
    expect(secure.headers.get('reporting-endpoints')).toBe('csp="/csp-reports"');
    expect((await trusting.request(path)).headers.get('strict-transport-security')).toBeNull();
    const direct = testApp({ database, site }).app;
    expect((await direct.request(path, { headers: https })).headers.get('strict-transport-security')).toBeNull();
  });
});

describe('the popup of an external calendar', () => {
  const policyOf = async (path: string, url?: string) => {
    const { app } = testApp({ database, site, ...(url && { env: { SCHEDULER_URL: url } }) });
    const policy = (await app.request(path)).headers.get('content-security-policy') ?? '';
    return Object.fromEntries(policy.split('; ').map((line) => [line.split(' ')[0] ?? '', line]));
  };
  // A built page, and a live one.
  const places = ['/', '/meet/book/en'];

  it.each(places)('allows no external source if none is set, on %s', async (path) => {
    const closed = Object.values(await policyOf(path)).join();
    expect(closed).not.toMatch(/https:|unsafe/);
  });

  it.each(places)('the popup of Calendly is allowed, and no other, on %s', async (path) => {
    const [closed, open] = [await policyOf(path), await policyOf(path, 'https://calendly.com/hormiga/30min')];
    expect(open).toEqual({
      ...closed,
      'script-src': "script-src 'self' https://assets.calendly.com",
      'style-src': `style-src 'self' https://assets.calendly.com ${pageTransitionSource}`,
      'img-src': "img-src 'self' data: https://assets.calendly.com",
      'frame-src': "frame-src 'self' https://calendly.com",
    });
  });

  it.each(places)('the popup of Cal.com is allowed, and no other, on %s', async (path) => {
    const [closed, open] = [await policyOf(path), await policyOf(path, 'https://cal.com/hormiga/30min')];
    expect(open).toEqual({
      ...closed,
      'script-src': "script-src 'self' https://app.cal.com",
      'style-src': "style-src 'self' 'unsafe-inline'",
      'frame-src': "frame-src 'self' https://app.cal.com https://cal.com",
    });
  });
});

describe('a call from a page of this site', () => {
  const config = { publicUrl: 'https://www.hormiga.example', trustProxy: false as const };
  const host = 'localhost:3000';

  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }, false],
    [{ origin: 'http://localhost:3000' }, true],
    [{ origin: 'https://www.hormiga.example' }, true],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'https://proxied.example', 'x-forwarded-host': 'proxied.example' }, false],
    [{ origin: 'null' }, false],
    [{}, true],
  ])('a call with headers %j is accepted: %s', (headers, own) => {
    expect(isFromOwnPage({ host, ...headers }, config)).toBe(own);
  });

  it('is recognised by the host that a trusted proxy names', () => {
    const headers = { host, origin: 'https://proxied.example', 'x-forwarded-host': 'proxied.example' };
    expect(isFromOwnPage(headers, { ...config, trustProxy: 1 })).toBe(true);
  });
});
