import { describe, expect, it } from 'vitest';
import { listMissingAddresses } from '#features/monitoring/server/missing-addresses.ts';
import { getCountries } from '#features/preferences/contract.ts';
import { errorEnvelope } from '#platform/contracts/envelope.ts';
import { bothDatabases, databaseForTests, openTestDatabase } from '#platform/database/testing.ts';
import { parseHtml } from '#platform/testing-html.ts';
import { byLanguage } from '#site/languages.ts';
import { testApp, testSite } from './testing-app.ts';

const site = testSite();
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const program = { accept: 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };

describe.each(bothDatabases)('the calls on %s', async (kind) => {
  const database = await databaseForTests(kind);
  let stopping = false;
  const log: string[] = [];
  const { app, close } = testApp({ database, site, log, isStopping: () => stopping });

  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    app.request(path, { method: 'POST', body, headers });

  describe('health', () => {
    it('is reported while the database responds', async () => {
      expect((await app.request('/healthz')).status).toBe(200);
      const ready = await app.request('/readyz');
      expect(ready.status).toBe(200);
      expect(await ready.json()).toEqual({ CODE: 1, DESCRIPTION: 'Success', DATA: { warnings: [] } });
      expect((await app.request('/readyz', { method: 'HEAD' })).status).toBe(200);
    });

    it('fails while the server stops', async () => {
      stopping = true;
      expect((await app.request('/healthz')).status).toBe(200);
      const ready = await app.request('/readyz');
      stopping = false;
      expect(ready.status).toBe(503);
      expect(await ready.json()).toMatchObject({ CODE: 3, DESCRIPTION: 'The server is stopping' });
    });
  });

  describe('countries', () => {
    it('come with their names in every language', async () => {
      const response = await post('/gogoals/get_countries', '{}', json);
      const { CODE, DATA } = getCountries.response.parse(await response.json());
      expect(CODE).toBe(1);
      expect(DATA).toHaveLength(7);
      expect(DATA[3]).toEqual({
        id: 'es',
        code: 'SPAIN',
        name: { ...byLanguage(() => expect.any(String)), en: 'Spain', es: 'España', fr: 'Espagne' },
        icon: 'es',
        url: '/es-es',
      });
    });
  });

  describe('preferences', () => {
    it('are stored in a cookie, and the browser goes back', async () => {
      const response = await post('/preferences/country', 'country=co&back=/contact/es', form);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe('/contact/es');
      expect(response.headers.get('set-cookie')).toBe('userCountry=co; Max-Age=31536000; Path=/; SameSite=Lax');
      const nowhere = await post('/preferences/country', 'country=co', form);
      expect(nowhere.headers.get('location')).toBe('/');
    });

    it('answer a script with the envelope', async () => {
      const response = await post('/preferences/country', '{"country":"us"}', { ...json, ...program });
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ CODE: 1, DESCRIPTION: 'Success', DATA: {} });
      expect(response.headers.get('set-cookie')).toMatch(/^userCountry=us;/);
      expect(response.headers.get('cache-control')).toBe('no-store');
    });

    it('have a secure cookie behind TLS', async () => {
      const secure = testApp({ database, site, env: { TRUST_PROXY: 'true' } }).app;
      const headers = { ...form, 'x-forwarded-proto': 'https' };
      const response = await secure.request('/preferences/country', { method: 'POST', body: 'country=co', headers });
      expect(response.headers.get('set-cookie')).toContain('; Secure');
    });

    it('name the invalid fields', async () => {
      const response = await post('/preferences/country', 'country=atlantis&back=//evil.example', form);
      expect(response.status).toBe(422);
      const { CODE, DATA } = errorEnvelope.parse(await response.json());
      expect(CODE).toBe(2);
      expect(Object.keys(DATA.fields ?? {})).toEqual(['country', 'back']);
      expect(response.headers.get('set-cookie')).toBeNull();
    });

    it('cannot be changed by another site', async () => {
      for (const origin of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
        const response = await post('/preferences/country', 'country=co', { ...form, ...origin });
        expect(response.status).toBe(403);
        expect(response.headers.get('set-cookie')).toBeNull();
      }
    });

    it.each([
      ['{"country":', json, 400],
      ['"co"', json, 422],
      ['country=co', { 'content-type': 'text/plain' }, 415],
      ['country=co', {}, 415],
      ['no boundary', { 'content-type': 'multipart/form-data' }, 400],
      [`country=${'x'.repeat(200_000)}`, form, 413],
    ])('refuse the body %.20s %j with %i', async (body, headers, status) => {
      const response = await post('/preferences/country', body, { ...headers, 'content-length': String(body.length) });
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ CODE: 2 });
    });

    it('accept only POST', async () => {
      const response = await app.request('/preferences/country');
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
      for (const path of ['/healthz', '/api/docs.json']) {
        const { status, headers } = await app.request(path, { method: 'PUT' });
        expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      }
    });
  });

  describe('the API documentation', () => {
    it('is machine-readable', async () => {
      const response = await app.request('/api/docs.json');
      expect(await response.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'http://localhost:3000' }] });
    });
  });

  describe('an unknown URL', () => {
    it.each([
      ['/old/page', '/not_found'],
      ['/old/page/es', '/not_found/es'],
      ['/old/page/fr/', '/not_found/fr'],
      ['/services/7', '/not_found'],
      ['/gallery', '/not_found'],
    ])('%s redirects a browser to %s', async (path, location) => {
      for (const method of ['GET', 'HEAD']) {
        const response = await app.request(path, { method, headers: browser });
        expect(response.status).toBe(302);
        expect(response.headers.get('location')).toBe(location);
      }
    });

    it('is recorded for the team, without its query and only if a browser requested it', async () => {
      const spanish = { ...browser, 'accept-language': 'es' };
      await app.request('/noted?email=somebody@example.com', { headers: spanish });
      await app.request('/cafeter%C3%ADa', { headers: spanish });
      await app.request('/by-a-tool', { headers: { accept: '*/*' } });
      await close();
      const rows = await listMissingAddresses(database.db, 100);
      expect(rows).toContainEqual(expect.objectContaining({ path: '/noted', hits: 1, lastLanguage: 'es' }));
      const paths = rows.map(({ path }) => path);
      expect(paths).toContain('/cafetería');
      expect(paths).not.toContain('/by-a-tool');
      expect(paths.join()).not.toContain('example.com');
    });

    it.each([
      ['/old/page', program],
      ['/api/nowhere', browser],
      ['/pay/nowhere', browser],
      ['/assets/gone.abc.js', browser],
    ])('%s with %j is a plain 404', async (path, headers) => {
      const response = await app.request(path, { headers });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ CODE: 3, DATA: {} });
    });

    it('never fails, whatever it looks like', async () => {
      for (const path of ['/%', '/%zz', '/%00', '/a%0d%0ab', '//evil.example', '/\\', '/..%2f..%2fetc/passwd']) {
        const response = await app.request(`http://localhost${path}`, { headers: browser });
        expect(response.status, path).toBe(302);
        expect(response.headers.get('location')).toBe('/not_found');
      }
      await close();
    });
  });

  describe('the log', () => {
    it('has one line per request, with its id and nothing about the visitor', async () => {
      log.length = 0;
      const response = await app.request('/contact/es?name=somebody', {
        headers: { 'x-request-id': 'from-the-proxy-1', cookie: 'a=secret', 'user-agent': 'Browser/1' },
      });
      expect(response.headers.get('x-request-id')).toBe('from-the-proxy-1');
      const [line] = log.map((text) => JSON.parse(text));
      expect(Object.keys(line).sort()).toEqual(['id', 'level', 'method', 'ms', 'msg', 'path', 'status', 'time']);
      expect(line).toMatchObject({ id: 'from-the-proxy-1', method: 'GET', path: '/contact/es', status: 200 });
    });

    it('does not use a malformed request id', async () => {
      const response = await app.request('/contact/es', { headers: { 'x-request-id': '"},{"' } });
      expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    });

    it('leaves out health checks', async () => {
      log.length = 0;
      await app.request('/healthz');
      await app.request('/readyz');
      expect(log).toEqual([]);
    });
  });

  describe('an unexpected error', () => {
    const broken = () => {
      const lines: string[] = [];
      const pages = {
        answer: () => {
          throw new Error('secret detail');
        },
      };
      return { app: testApp({ database, pages, log: lines }).app, lines };
    };

    it.each([
      ['en', 'Something failed on our side'],
      ['es', 'Algo falló de nuestro lado'],
      ['fr', 'Un problème est survenu de notre côté'],
    ])('gives a visitor a page in %s', async (language, title) => {
      const response = await broken().app.request(`/contact/${language}`, { headers: browser });
      expect(response.status).toBe(500);
      expect(response.headers.get('content-language')).toBe(language);
      const html = await response.text();
      expect(parseHtml(html)('h1').text()).toBe(title);
      expect(html).not.toMatch(/secret detail|at .*\.ts/);
      expect(response.headers.get('content-security-policy')).toMatch(/style-src 'sha256-[^']+';/);
      expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
    });

    it('gives a program the envelope, and the log all details', async () => {
      const { app, lines } = broken();
      const response = await app.request('/api/anything', { headers: program });
      expect(response.status).toBe(500);
      expect(await response.text()).toBe('{"CODE":3,"DESCRIPTION":"Something failed on our side","DATA":{}}');
      expect(lines.join()).toContain('secret detail');
    });
  });
});

it('is not ready when the database does not respond', async () => {
  const database = await openTestDatabase('postgres');
  const { app } = testApp({ database, site });
  await database.close();
  expect((await app.request('/readyz')).status).toBe(503);
  expect((await app.request('/healthz')).status).toBe(200);
});
