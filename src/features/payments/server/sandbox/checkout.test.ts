import { describe, expect, it } from 'vitest';
import { databaseForTests } from '#platform/database/testing.ts';
import { attributesOf, expectSound, parseResponse, readableText, textsOf } from '#platform/testing-html.ts';
import { checkoutPath, idOf, noon, shop, testKeys, testSandbox, typed } from './testing-sandbox.ts';

describe('the checkout of the sandbox', async () => {
  const database = await databaseForTests('embedded');
  const sandbox = testSandbox(database.db);

  const open = async (path: string, headers?: Record<string, string>) => {
    const response = await sandbox.get(path, headers);
    const $ = await parseResponse(response);
    return { status: response.status, headers: response.headers, $, text: readableText($) };
  };

  it.each([
    ['en', 'Sandbox: no money moves', 'COP 50,000'],
    ['es', 'Entorno de pruebas: no se mueve dinero', '$ 50.000'],
    ['fr', 'Bac à sable : aucun argent ne circule', '50 000 COP'],
  ])('is a form in %s that says that no money moves', async (lang, note, amount) => {
    const { status, $, text, headers } = await open(checkoutPath({ lang, 'customer-data:email': 'ana@example.com' }));
    expect(status).toBe(200);
    expect($('html').attr('lang')).toBe(lang);
    expect(text).toContain(note);
    expect(textsOf($, 'dd').map((value) => value.replace(/\s/g, ' '))).toContain(amount);
    expect($('[name=email]').val()).toBe('ana@example.com');
    expect(text).toContain('4242 4242 4242 4242');
    expect(headers.get('cache-control')).toBe('no-store');
    expectSound($);
  });

  it('uses the browser’s language if the address names none', async () => {
    const { text } = await open(checkoutPath(), { 'accept-language': 'fr-CA' });
    expect(text).toContain('Payer par carte');
  });

  it.each([
    ['another amount', { 'amount-in-cents': '100' }],
    ['another reference', { reference: 'P-OTHER' }],
    ['another currency', { currency: 'USD' }],
    ['a longer time', { 'expiration-time': '2027-01-01T00:00:00.000Z' }],
    ['no time', { 'expiration-time': '' }],
    ['another key', { 'public-key': 'pub_test_other' }],
    ['no signature', { 'signature:integrity': '' }],
    ['a cut signature', { 'signature:integrity': 'abc' }],
  ])('refuses an address that was changed to have %s', async (_, change) => {
    const address = new URL(checkoutPath(), shop);
    for (const [name, value] of Object.entries(change)) address.searchParams.set(name, value);
    const path = address.pathname + address.search;
    const { status, $, text } = await open(path);
    expect(status).toBe(400);
    expect(text).toContain('This payment can’t be opened');
    expect(text).toContain('Sandbox: no money moves');
    expect($('form')).toHaveLength(0);
    expect((await sandbox.post(path, typed())).status).toBe(400);
  });

  it.each(['0', '-5', '1e3', '5.5', '05000000', '', '9'.repeat(16)])(
    'refuses the amount %j, even if signed',
    async (n) => {
      expect((await open(checkoutPath({ 'amount-in-cents': n }))).status).toBe(400);
    },
  );

  it('refuses an unknown currency and an unreadable time, even if signed', async () => {
    expect((await open(checkoutPath({ currency: 'EUR' }))).status).toBe(400);
    expect((await open(checkoutPath({ 'expiration-time': 'tomorrow' }))).status).toBe(400);
    expect((await open(checkoutPath({ 'expiration-time': undefined }))).status).toBe(200);
    expect((await open('/sandbox/checkout')).status).toBe(400);
  });

  it('shows a notice with a link back after the order has expired', async () => {
    const path = checkoutPath({ 'expiration-time': new Date(noon).toISOString() });
    const { status, $, text } = await open(path);
    expect(status).toBe(410);
    expect(text).toContain('The time to pay is over');
    expect(attributesOf($, 'a', 'href')).toContain(`${shop}/payment/P-TEST?key=abc`);
    expect((await sandbox.post(path, typed())).status).toBe(410);
  });

  it.each([
    'https://evil.example/',
    'http://localhost:3000@evil.example/',
    'http://user:password@localhost:3000/',
    'http://localhost:3000.evil.example/',
    'http://localhost:3001/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,hello',
    'http://',
    '',
  ])('does not link to %j', async (redirectUrl) => {
    const path = checkoutPath({ 'redirect-url': redirectUrl });
    const paid = await sandbox.post(path, typed());
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toBe(path);
    const { $, text } = await open(path);
    expect(text).toContain('The payment is approved');
    expect($.html()).not.toContain('evil.example');
    expect($('[href]')).toHaveLength(0);
  });

  it('redirects to the host that it was opened on, with the transaction in the address', async () => {
    const path = checkoutPath({ 'redirect-url': 'https://shop.example:8443/paid?a=1&id=old#there' });
    const response = await sandbox.post(path, typed(), { host: 'shop.example:8443' });
    const id = idOf(response);
    expect(response.headers.get('location')).toBe(`https://shop.example:8443/paid?a=1&id=${id}#there`);
  });

  it('refuses a form from another site', async () => {
    const path = checkoutPath();
    const refused = await sandbox.post(path, typed(), { 'sec-fetch-site': 'cross-site' });
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain('This didn’t come from this page');
    expect((await open(path)).$('form')).toHaveLength(1);
  });

  it('shows the status of a payment instead of a second form', async () => {
    const path = checkoutPath();
    const id = idOf(await sandbox.post(path, typed({ card: 'DECLINED' })));
    const { $, text } = await open(path);
    expect(text).toContain('The bank declined the payment');
    expect(text).toContain('4111 1111 1111 1111');
    expect($(`a[href$="/payment/P-TEST?key=abc&id=${id}"]`)).toHaveLength(1);
    expect($('form')).toHaveLength(0);
    expect(idOf(await sandbox.post(path, typed()))).toBe(id);
  });

  it('still shows the status after the order has expired', async () => {
    const path = checkoutPath({ 'expiration-time': new Date(noon + 1_000).toISOString() });
    await sandbox.post(path, typed({ delay: '5' }));
    sandbox.clock.time = noon + 2_000;
    const pending = await open(path);
    expect(pending.text).toContain('The bank is still deciding');
    expect(pending.headers.get('refresh'), 'the browser looks again when the bank has decided').toBe('3');
    sandbox.clock.time = noon + 5_000;
    const settled = await open(path);
    expect(settled.text).toContain('The payment is approved');
    expect(settled.headers.get('refresh')).toBeNull();
    sandbox.clock.time = noon;
  });

  it('stays in the dialog’s frame, and says there that it is a sandbox', async () => {
    const path = checkoutPath({ frame: '1', lang: 'es' });
    const response = await sandbox.post(path, typed());
    expect([response.status, response.headers.get('location')]).toEqual([303, path]);
    const { $, text } = await open(path);
    expect($('[data-state]').attr()).toMatchObject({
      'data-reference': expect.stringMatching(/^P-TEST-\d+$/),
      'data-state': 'APPROVED',
    });
    expect(text).toContain('Entorno de pruebas: no se mueve dinero');
    // The widget closes its dialog instead of following it.
    expect($('a[target=_parent]')).toHaveLength(1);
  });

  it('escapes the query', async () => {
    const { $ } = await open(checkoutPath({ reference: '<b>"x', 'customer-data:full-name': '"><script>' }));
    expect($('[name=name]').val()).toBe('"><script>');
    expect($('b, script')).toHaveLength(0);
  });

  it('derives its keys from the secret', () => {
    expect(testKeys.publicKey).toMatch(/^pub_test_[\da-f]{40}$/);
    expect(testKeys.privateKey).toMatch(/^prv_test_/);
    expect(testKeys.integritySecret).toMatch(/^test_integrity_/);
    expect(testKeys.eventsSecret).toMatch(/^test_events_/);
    expect(new Set(Object.values(testKeys).map((key) => key.slice(-40))).size).toBe(4);
  });

  it('serves the widget as a classic script with all its texts', async () => {
    const response = await sandbox.get('/sandbox/widget.js');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    const script = await response.text();
    expect(() => new Function(script)).not.toThrow();
    expect(script).not.toMatch(/^export|^import/m);
    for (const word of ['Close', 'Cerrar', 'Fermer']) expect(script).toContain(word);
  });
});
