import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '#app/testing-app.ts';
import { answerAt, ofKind } from '#app/testing-live.ts';
import { databaseForTests } from '#platform/database/testing.ts';
import { DocumentFailure } from '#platform/server/documents/send-document.ts';
import { noPages } from '#platform/server/pages/pages.ts';
import { maskEmail } from '#platform/server/security/secrets.ts';
import type { Currency } from '#site/currencies.ts';
import { attachReceipt } from '../receipts.ts';
import { paymentOrder } from '../tables.ts';
import { paymentApp, writeReceipt } from '../testing-payments.ts';

describe('the page of an order', async () => {
  const database = await databaseForTests('embedded');
  const log: string[] = [];
  const shop = paymentApp(database, { log });

  const page = { accept: 'text/html', 'sec-fetch-site': 'same-origin' };
  const get = (path: string) => shop.app.request(`http://site.test${path}`, { headers: page });
  const buy = (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = page, of = shop) =>
    of.app.request('http://site.test/pay/buy', { method: 'POST', body: new URLSearchParams(fields), headers });
  const small = { currency: 'COP', value: '40000', product_id: '4', plan_id: 'small', lang: 'es', platform: 'wompi' };
  const shown = async (response: Response) => (await answerAt(response, '/payment')).payment;

  it('shows the order to a visitor with its key, and is not cached', async () => {
    const order = await shop.order({ lang: 'es' });
    const answer = await get(order.order_url);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await shown(answer)).toMatchObject({
      kind: 'order',
      order: {
        reference: order.reference,
        state: 'open',
        productId: 4,
        planId: 'small',
        isSandbox: false,
        money: { minor: 4_000_000, currency: 'cop' },
        checkout: `${order.order_url}&details=yes`,
      },
    });
  });

  it('shows how many e-mails a top-up buys', async () => {
    const order = await shop.order({ plan_id: undefined, value: 20_000 });
    expect(ofKind(await shown(await get(order.order_url)), 'order').order).toMatchObject({ emails: 5000 });
  });

  it.each([
    ['another key', (url: string) => url.replace(/key=.{4}/, 'key=AAAA')],
    ['no key', (url: string) => url.replace(/&key=.*/, '')],
    ['the key of another order', (url: string) => url.replace(/order=P-..../, 'order=P-2222')],
  ])('shows nothing with %s', async (_, change) => {
    const { order_url } = await shop.order();
    const answer = await get(change(order_url));
    expect(answer.status).toBe(404);
    expect(await shown(answer)).toMatchObject({ kind: 'error', errorCode: 'unknown' });
  });

  it('asks the provider when no event has arrived, and hides most of the address', async () => {
    const order = await shop.order();
    shop.attempt(order).say('APPROVED');
    const { order: view } = ofKind(await shown(await get(order.order_url)), 'order');
    expect(view).toMatchObject({
      state: 'paid',
      sentTo: 'a•••@example.com',
      receipt: expect.stringMatching(new RegExp(`^/pay/receipts/${order.reference}.pdf\\?key=`)),
    });
    expect(view.checkout).toBeUndefined();
  });

  it('opens from the checkout’s return address, whatever its query says', async () => {
    const { DATA } = await (await shop.create({ lang: 'fr' })).json();
    const back = new URL(DATA.redirect_url);
    const answer = await get(`${back.pathname}?id=1-2-3&env=test&status=APPROVED`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, DATA.order_url]);
    expect(await shop.stateOf(DATA.reference)).toBe('open');
    expect((await get(`${back.pathname.slice(0, -2)}AA`)).status).not.toBe(303);
  });

  it('has an API that returns the state', async () => {
    const order = await shop.order();
    const key = new URL(order.order_url, 'http://site.test').searchParams.get('key');
    const requestState = async (body: object) => (await shop.post('/pay/transactions/state', body)).json();
    const query = { reference: order.reference, key };
    expect(await requestState(query)).toMatchObject({ CODE: 1, DATA: { state: 'open' } });
    shop.attempt(order).say('DECLINED');
    // A second request right away does not ask the provider again.
    expect(await requestState(query)).toMatchObject({ DATA: { state: 'open' } });
    await database.db
      .update(paymentOrder)
      .set({ lastCheckAt: new Date(0) })
      .where(eq(paymentOrder.reference, order.reference));
    expect(await requestState(query)).toMatchObject({ DATA: { state: 'declined' } });
    expect(await requestState({ ...query, key: 'x'.repeat(22) })).toMatchObject({ CODE: 3, DATA: {} });
  });

  it('works while the provider is down', async () => {
    const down = paymentApp(database, { fetch: () => Promise.reject(new TypeError('fetch failed')) });
    const order = await down.order();
    const answer = await down.app.request(`http://site.test${order.order_url}`, { headers: page });
    expect(await shown(answer)).toMatchObject({ kind: 'order', order: { state: 'open' } });
  });

  it('has a receipt only after payment, and only with the key', async () => {
    const order = await shop.order({ lang: 'fr' });
    const receipt = `/pay/receipts/${order.reference}.pdf`;
    const { search } = new URL(order.order_url, 'http://site.test');
    const key = `key=${new URLSearchParams(search).get('key')}`;
    expect((await get(`${receipt}?${key}`)).headers.get('content-type')).not.toContain('pdf');
    await shop.tell(shop.attempt(order).say('APPROVED'));
    expect((await get(receipt)).headers.get('content-type')).not.toContain('pdf');
    const receiptResponse = await get(`${receipt}?${key}`);
    expect(Object.fromEntries(receiptResponse.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${order.reference}.pdf"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-language': 'fr',
    });
    expect(await receiptResponse.json()).toMatchObject({
      reference: order.reference,
      money: { minor: 4_000_000, currency: 'cop' },
      email: 'ana@example.com',
      language: 'fr',
      country: 'co',
      isSandbox: false,
      isVoided: false,
    });
  });

  it('answers with Retry-After when the receipt cannot be drawn, and logs the error', async () => {
    const order = await shop.order();
    await shop.tell(shop.attempt(order).say('APPROVED'));
    const lines: string[] = [];
    const drawReceipt = () => Promise.reject(new DocumentFailure('too many are waiting', { secondsToWait: 12.3 }));
    const { app } = testApp({ database, pages: noPages, drawReceipt, log: lines });
    const { search } = new URL(order.order_url, 'http://site.test');
    const key = new URLSearchParams(search).get('key');
    const answer = await app.request(`/pay/receipts/${order.reference}.pdf?key=${key}`, { headers: page });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '13']);
    expect(lines.join()).toContain('too many are waiting');
  });

  it('attaches a receipt for paid and refunded orders only', async () => {
    const attach = attachReceipt(database.db, writeReceipt);
    const order = await shop.order({ currency: 'USD', value: '12' });
    const { say } = shop.attempt(order);
    const attached = async (reference = order.reference) => {
      const { content, ...file } = await attach({ kind: 'receipt', reference });
      return { ...file, receipt: JSON.parse(new TextDecoder().decode(content)) };
    };
    await expect(attached()).rejects.toThrow('there is no receipt for this order');
    await expect(attached('P-2222-2222-2222')).rejects.toThrow('there is no receipt for this order');
    await shop.tell(say('APPROVED'));
    expect(await attached()).toMatchObject({
      name: `${order.reference}.pdf`,
      type: 'application/pdf',
      receipt: { country: 'us', money: { minor: 1_200, currency: 'usd' }, isVoided: false },
    });
    await shop.tell(say('VOIDED'));
    expect(await attached()).toMatchObject({ receipt: { isVoided: true } });
    await expect(attach({ kind: 'quote', reference: 'Q-2222-2222-2222' })).rejects.toThrow('cannot make a quote');
  });

  describe('a form without JavaScript', () => {
    it('redirects to the invoice details of the order, which lead to the checkout', async () => {
      const answer = await buy(small);
      expect(answer.status).toBe(303);
      const details = answer.headers.get('location') ?? '';
      expect(details).toMatch(/^\/payment\/es\?order=P-.*&details=yes$/);
      expect(await shown(await get(details))).toMatchObject({ kind: 'details', order: { state: 'open' } });
    });

    it('shows the right price and asks to confirm it', async () => {
      const answer = await buy({ ...small, value: '39999' });
      expect(answer.status).toBe(409);
      expect(await shown(answer)).toMatchObject({
        kind: 'confirm',
        asked: { minor: 3_999_900, currency: 'cop' },
        right: { productId: 4, planId: 'small', money: { minor: 4_000_000, currency: 'cop' } },
      });
    });

    it('shows the currency that cards are charged in and asks to confirm it', async () => {
      const pesos = paymentApp(database, { currencies: ['cop'] satisfies Currency[] });
      const answer = await buy({ ...small, currency: 'USD', value: '12' }, page, pesos);
      expect(await shown(answer)).toMatchObject({ kind: 'confirm', right: { money: { currency: 'cop' } } });
    });

    it.each([
      [{ ...small, value: 'free' }, page, 422, 'wrongInput'],
      [{ ...small, plan_id: 'beyond' }, page, 422, 'wrongInput'],
      [small, { ...page, 'sec-fetch-site': 'cross-site' }, 403, 'otherSite'],
    ])('sends %j with headers %j and gets status %i and a page', async (fields, headers, status, errorCode) => {
      const answer = await buy(fields, headers);
      expect(answer.status).toBe(status);
      expect(await shown(answer)).toMatchObject({ kind: 'error', errorCode });
    });
  });

  it('writes no order key to the log', () => {
    expect(log.join('')).toContain('/pay/back/fr/');
    expect(log.join('')).not.toMatch(/key=|\/pay\/back\/fr\/[^/]*\/[\w-]/);
  });
});

it.each([
  ['ana@example.com', 'a•••@example.com'],
  ['ñ@x.co', 'ñ•••@x.co'],
  ['no address', '•••'],
])('hides most of the address %s: %s', (email, hidden) => {
  expect(maskEmail(email)).toBe(hidden);
});
