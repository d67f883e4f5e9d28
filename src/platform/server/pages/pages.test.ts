import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { testApp, testSite } from '#app/testing-app.ts';
import { testPage } from '#app/testing-site.ts';
import { readAddress } from '#site/address.ts';
import { databaseForTests } from '../../database/testing.ts';
import { parseHtml, parseResponse } from '../../testing-html.ts';
import { pageRepresentations } from './pages.ts';

const site = testSite();
const database = await databaseForTests('postgres');
const app = testApp({ database, site }).app;

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { method, headers });
const fileShown = async (response: Response | Promise<Response>) => (await parseResponse(await response))('p').text();
/** The attributes of the root element, which say what the page knows about the visitor. */
const rootOf = async (path: string, cookie: string) =>
  (await parseResponse(await get(path, { cookie })))('html').attr();

describe('the page for a request', () => {
  it.each([
    ['/', {}, '/en'],
    ['/es', {}, '/es'],
    ['/company_about/es', { cookie: 'userLanguage=fr' }, '/company_about/es'],
    ['/company_about', { cookie: 'userLanguage=fr' }, '/company_about/fr'],
    ['/company_about', { 'accept-language': 'es-MX' }, '/company_about/es'],
    ['/company_about/', { 'accept-language': 'es-MX' }, '/company_about/es'],
    ['/company_about/es/', {}, '/company_about/es'],
    ['/products', { cookie: 'userLanguage=fr' }, '/products/en'],
    ['/es-co', { 'accept-language': 'en' }, '/es-co/es'],
    ['/services/?id=7', {}, '/services/7/en'],
    ['/services?id=13', {}, '/services/13/en'],
    ['/services/es?id=7', {}, '/services/7/es'],
    ['/contact?utm_source=x', {}, '/contact/en'],
  ])('%s with %j is %s', async (path, headers, file) => {
    const response = await get(path, headers);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await fileShown(response)).toBe(file);
  });

  it.each([
    '/services/7',
    '/services/7/es',
    '/services/?id=6',
    '/services/?id=14',
    '/services/?id=api',
    '/services/',
    '/gallery',
    '/company_about/es/index.html',
    '/company_about/index.html',
    '/company_about/de',
    '/.vite/manifest.json',
    '/robots.txt.br',
    '/%2e%2e/package.json',
    '/assets/',
    '/assets',
    '/__proto__',
  ])('%s is not a page', async (path) => {
    expect((await get(path)).status).not.toBe(200);
  });

  it('is the not-found page with status 404 for an unknown URL', async () => {
    for (const path of ['/not_found', '/not_found/es']) expect((await get(path)).status).toBe(404);
    const response = await get('/not_found', { 'if-none-match': '*' });
    expect(response.status).toBe(404);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('includes pages for developers only if they are enabled', async () => {
    const { app } = testApp({ database, site, env: { DEV_PAGES: 'true' } });
    expect((await app.request('/gallery')).status).toBe(200);
  });

  it('is not sent for any other method', async () => {
    const response = await get('/contact', {}, 'POST');
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect((await get('/nowhere', {}, 'DELETE')).status).toBe(404);
  });
});

describe('the English of a visitor’s country', () => {
  const page = testPage('<html lang="en" data-country=""><p>US$10 until 14:00</p>');
  const find = pageRepresentations(new Map([['/contact/en', { ...page, takesCountry: true }]]), {});
  const address = readAddress('/contact/en');
  const shown = (cookie: string) => address && find(address, { cookie }, false)?.body.bytes.toString();

  it.each([
    ['', '<html lang="en" data-country=""><p>US$10 until 14:00</p>'],
    ['userCountry=us', '<html lang="en-US" data-country="us"><p>$10 until 14:00</p>'],
    ['userCountry=ca', '<html lang="en-CA" data-country="ca"><p>US$10 until 14:00</p>'],
    ['userCountry=co', '<html lang="en" data-country="co"><p>US$10 until 14:00</p>'],
  ])('a page with the cookie %s is %s', (cookie, html) => {
    expect(shown(cookie)).toBe(html);
  });

  it('a page in Spanish has 24 hours in Spain and Equatorial Guinea', () => {
    const spanish = testPage('<html lang="es-CO" data-country=""><p>2:00\u00a0p.\u00a0m.</p>');
    const findSpanish = pageRepresentations(new Map([['/contact/es', { ...spanish, takesCountry: true }]]), {});
    const at = readAddress('/contact/es');
    const inCountry = (country: string) =>
      at && findSpanish(at, { cookie: `userCountry=${country}` }, false)?.body.bytes.toString();
    expect(inCountry('es')).toBe('<html lang="es-ES" data-country="es"><p>14:00</p>');
    expect(inCountry('gq')).toBe('<html lang="es-GQ" data-country="gq"><p>14:00</p>');
    expect(inCountry('us')).toBe('<html lang="es-CO" data-country="us"><p>2:00\u00a0p.\u00a0m.</p>');
  });
});

describe('the headers of a page', () => {
  it.each([
    ['/company_about', '', 'Accept-Encoding, Accept-Language, Cookie'],
    ['/company_about/es', '', 'Accept-Encoding'],
    ['/company_about/es', 'userCountry=co', 'Accept-Encoding, Cookie'],
    ['/products', '', 'Accept-Encoding'],
    ['/es-co', '', 'Accept-Encoding, Cookie'],
    ['/es-co/es', '', 'Accept-Encoding'],
  ])('the headers of %s for a visitor with the cookies %j vary by %s', async (path, cookie, vary) => {
    expect((await get(path, { cookie })).headers.get('vary')).toBe(vary);
  });

  const everybody = 'public, max-age=0, must-revalidate, s-maxage=60';
  it.each([
    ['/company_about/fr', {}, everybody],
    ['/company_about/fr', { cookie: 'userLanguage=es; _ga=1; userZone=America/Bogota; userCountry=xx' }, everybody],
    ['/company_about', {}, everybody],
    ['/company_about', { cookie: 'userLanguage=es' }, 'private, no-cache'],
    ['/company_about/fr', { cookie: 'userCountry=co' }, 'private, no-cache'],
    ['/company_about/fr', { cookie: 'hormiga.session_token=a' }, 'private, no-cache'],
    ['/welcome/fr', { cookie: 'context=1' }, everybody],
    ['/welcome/fr', { cookie: 'context=2' }, 'private, no-cache'],
    ['/company_about/fr', { host: 'site', referer: 'http://site/company_about/es' }, 'private, no-cache'],
  ])('%s with %j may be stored by %s', async (path, headers, caching) => {
    const response = await get(path, headers);
    expect(response.headers.get('cache-control')).toBe(caching);
    const isShared = response.headers.has('cdn-cache-control');
    expect(isShared).toBe(caching === everybody);
    expect(isShared && response.headers.has('set-cookie'), 'no cache may give a cookie to others').toBe(false);
  });

  it('set language and speculation rules', async () => {
    const { headers } = await get('/company_about/fr');
    expect(headers.get('content-language')).toBe('fr');
    expect(headers.get('speculation-rules')).toBe('"/speculation-rules.json"');
  });

  it('the headers of a page that is the same for everyone name no cookie, and no cookie changes it', () => {
    const find = pageRepresentations(new Map([['/contact/es', testPage('<p>Same</p>')]]), {});
    const [spanish, french] = [readAddress('/contact/es'), readAddress('/contact/fr')];
    if (!spanish || !french) throw new Error('There is no such address');
    const usual = find(spanish, {}, false);
    expect(usual?.headers.join()).toContain('Vary,Accept-Encoding,Speculation-Rules');
    expect(find(spanish, { cookie: 'userCountry=co; context=2; hormiga.session_token=a' }, false)).toBe(usual);
    expect(find(french, {}, false), 'not built').toBeUndefined();
  });

  it('exclude hidden and unfinished pages from search engines', async () => {
    expect((await get('/')).headers.get('x-robots-tag')).toBeNull();
    expect((await get('/login')).headers.get('x-robots-tag')).toBe('noindex');
    expect((await get('/construction')).headers.get('x-robots-tag')).toBe('noindex');
  });

  it('exclude every page and file of a site that is set to NOINDEX', async () => {
    const staging = testApp({ database, site, env: { NOINDEX: 'true' } }).app;
    for (const path of ['/', '/contact/es', '/email', '/robots.txt', '/assets/entry.abc123.js', '/login']) {
      expect((await staging.request(path)).headers.get('x-robots-tag'), path).toBe('noindex');
    }
  });
});

describe('compression', () => {
  it('is the encoding that the browser prefers', async () => {
    const brotli = await get('/contact/es', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toContain('/contact/es');
    const gzip = await get('/contact/es', { 'accept-encoding': 'gzip' });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toContain('/contact/es');
    const plain = await get('/contact/es', { 'accept-encoding': 'zstd' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await fileShown(plain)).toBe('/contact/es');
  });

  it('is left out if the build made none', async () => {
    const response = await get('/assets/font.abc123.woff2', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe('font');
  });
});

describe('a conditional request', () => {
  it('gets no body when nothing has changed', async () => {
    const first = await get('/contact/es', { 'accept-encoding': 'br' });
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    const second = await get('/contact/es', { 'accept-encoding': 'br', 'if-none-match': `W/${etag}` });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
    for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy']) {
      expect(second.headers.get(name), name).toBe(first.headers.get(name));
    }
    expect(second.headers.get('content-length')).toBeNull();
    const gzip = await get('/contact/es', { 'accept-encoding': 'gzip', 'if-none-match': etag });
    expect(gzip.status).toBe(200);
  });

  it('a request by HEAD gets the headers of GET', async () => {
    const [head, whole] = await Promise.all([get('/contact/es', {}, 'HEAD'), get('/contact/es')]);
    expect(await head.text()).toBe('');
    expect(head.status).toBe(200);
    for (const name of ['content-length', 'etag', 'content-type', 'content-language']) {
      expect(head.headers.get(name), name).toBe(whole.headers.get(name));
    }
  });
});

describe('the country of a visitor', () => {
  it('is written into the page, in every encoding and with its own ETag', async () => {
    const neutral = await get('/contact/es');
    const plain = await get('/contact/es', { cookie: 'userCountry=co' });
    expect(plain.headers.get('etag')).not.toBe(neutral.headers.get('etag'));
    const html = await plain.text();
    expect(parseHtml(html)('html').attr()).toEqual({ lang: 'es-CO', 'data-country': 'co', 'data-signed': 'out' });
    expect(plain.headers.get('content-length')).toBe(String(Buffer.byteLength(html)));
    const brotli = await get('/contact/es', { cookie: 'userCountry=co', 'accept-encoding': 'br' });
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(html);
    const again = await get('/contact/es', {
      cookie: 'userCountry=co',
      'if-none-match': plain.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  });

  it('takes precedence over the country of a regional home, and is ignored if it does not exist', async () => {
    expect(await rootOf('/es-co/es', '')).toHaveProperty('data-country', 'co');
    const chosen = await rootOf('/es-co/es', 'userCountry=us');
    expect(chosen).toEqual({ lang: 'es-CO', 'data-country': 'us', 'data-signed': 'out' });
    expect(await rootOf('/contact/es', 'userCountry=<script>')).toHaveProperty('data-country', '');
  });
});

describe('the context of a visitor of the landing page', () => {
  const contextOf = async (cookie: string, path = '/welcome/es') => (await rootOf(path, cookie))?.['data-context'];

  it.each([
    ['context=1', '1'],
    ['context=2', '2'],
    ['userLanguage=es; context=3; userCountry=co', '3'],
  ])('%s is written into the page as %s', async (cookie, context) => {
    expect(await contextOf(cookie)).toBe(context);
  });

  it.each([
    '',
    'context=',
    'context=0',
    'context=4',
    'context=02',
    'context=2x',
    'context="2"',
    'mycontext=2',
    'context=2"><script>',
  ])('%j falls back to the first', async (cookie) => {
    expect(await contextOf(cookie)).toBe('1');
  });

  it('has its own ETag in every encoding, beside the country', async () => {
    const usual = await get('/welcome/es');
    const fleet = await get('/welcome/es', { cookie: 'context=2' });
    const both = await get('/welcome/es', { cookie: 'context=2; userCountry=co' });
    const tags = [usual, fleet, both].map(({ headers }) => headers.get('etag'));
    expect(new Set(tags).size).toBe(3);
    const html = await both.text();
    expect(parseHtml(html)('html').attr()).toMatchObject({ 'data-country': 'co', 'data-context': '2' });
    expect(both.headers.get('content-length')).toBe(String(Buffer.byteLength(html)));
    const brotli = await get('/welcome/es', { cookie: 'context=2; userCountry=co', 'accept-encoding': 'br' });
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(html);
    const again = await get('/welcome/es', { cookie: 'context=2', 'if-none-match': fleet.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    const other = await get('/welcome/es', { cookie: 'context=2', 'if-none-match': usual.headers.get('etag') ?? '' });
    expect(other.status).toBe(200);
  });

  it('gives the same response as without a cookie if it is the first', async () => {
    const [without, first] = await Promise.all([get('/welcome/es'), get('/welcome/es', { cookie: 'context=1' })]);
    expect(first.headers.get('etag')).toBe(without.headers.get('etag'));
    expect(without.headers.get('vary')).toBe('Accept-Encoding');
  });

  it('does not affect any other page', async () => {
    const [without, fleet] = await Promise.all([get('/contact/es'), get('/contact/es', { cookie: 'context=2' })]);
    expect(fleet.headers.get('etag')).toBe(without.headers.get('etag'));
    expect(await contextOf('context=2', '/contact/es')).toBeUndefined();
  });
});

describe('a signed-in visitor', () => {
  const signedAttribute = async (cookie: string, path = '/contact/es') => (await rootOf(path, cookie))?.['data-signed'];

  it.each([
    ['hormiga.session_token=a.b', 'in'],
    ['__Secure-hormiga.session_token=a.b', 'in'],
    ['userLanguage=es; hormiga.session_token=a; userCountry=co', 'in'],
    ['', 'out'],
    ['hormiga.session_token=', 'out'],
    ['my.hormiga.session_token=a', 'out'],
    ['hormiga.session_token_old=a', 'out'],
    ['userInfo=hormiga.session_token', 'out'],
  ])('is recognised by a cookie: %j is %s', async (cookie, signed) => {
    expect(await signedAttribute(cookie)).toBe(signed);
    expect(await signedAttribute(cookie, '/welcome/es')).toBe(signed);
  });

  it('gets a page that is the same for all of them, and no shared cache stores', async () => {
    const [out, one, other] = await Promise.all([
      get('/contact/es'),
      get('/contact/es', { cookie: 'hormiga.session_token=one' }),
      get('/contact/es', { cookie: '__Secure-hormiga.session_token=other' }),
    ]);
    expect(one.headers.get('etag')).not.toBe(out.headers.get('etag'));
    expect(other.headers.get('etag')).toBe(one.headers.get('etag'));
    expect(one.headers.get('cache-control')).toBe('private, no-cache');
    expect(one.headers.get('vary')).toContain('Cookie');
    const brotli = await get('/contact/es', { cookie: 'hormiga.session_token=one', 'accept-encoding': 'br' });
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(await one.text());
    const etag = one.headers.get('etag') ?? '';
    expect((await get('/contact/es', { cookie: 'hormiga.session_token=one', 'if-none-match': etag })).status).toBe(304);
    expect((await get('/contact/es', { 'if-none-match': etag })).status, 'signed out').toBe(200);
  });

  it('still has a country and a context', async () => {
    expect(await rootOf('/welcome/es', 'hormiga.session_token=a; userCountry=co; context=2')).toEqual({
      lang: 'es-CO',
      'data-country': 'co',
      'data-signed': 'in',
      'data-context': '2',
    });
  });
});

describe('other files', () => {
  it.each([
    ['/assets/entry.abc123.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/font.abc123.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'public, no-cache'],
    ['/favicon.svg', 'image/svg+xml', 'public, no-cache'],
    ['/speculation-rules.json', 'application/speculationrules+json', 'public, no-cache'],
  ])('%s is %s, cached as %s', async (path, type, caching) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe(caching);
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });
});
