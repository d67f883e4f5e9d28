import { randomUUID } from 'node:crypto';
import { like } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { testApp } from '#app/testing-app.ts';
import { rateLimitCount } from '#platform/database/tables.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import type { Currency } from '#site/currencies.ts';
import { paymentOrder } from './tables.ts';
import { paymentApp } from './testing-payments.ts';

describe.each(databaseKinds())('paying on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const log: string[] = [];
  const shop = paymentApp(database, { log });

  const codeOf = async (response: Response) => ({ status: response.status, ...(await response.json()) });

  describe('the plans', () => {
    const ask = (body: unknown) => shop.post('/pay/products/get_plans', body);

    it.each([
      ['USD', 4, ['12', '60', '120', '-']],
      ['cop', 4, ['40000', '200000', '400000', '-']],
      ['CAD', '4', ['20', '100', '200', '-']],
      ['COP', 3, ['100000', '500000', '-']],
      ['USD', 3, ['-', '-', '-']],
    ])('the plans in %s of product %s cost %j', async (currency, product_id, values) => {
      const { DATA } = await (await ask({ currency, product_id, lang: 'ES' })).json();
      expect(DATA.plans.map(({ value }: { value: string }) => value)).toEqual(values);
      expect(DATA.plans.filter((plan: { is_recommended: boolean }) => plan.is_recommended)).toHaveLength(1);
    });

    it('are named in the requested language', async () => {
      const { DATA } = await (await ask({ currency: 'COP', product_id: 3, lang: 'fr' })).json();
      expect(DATA.plans[0]).toMatchObject({ id: 'small', frecuency: 'YEARLY', size: expect.stringContaining('3') });
      const english = await (await ask({ currency: 'COP', product_id: 3, lang: 'en' })).json();
      expect(english.DATA.plans[0].name).not.toBe(DATA.plans[0].name);
    });

    it('are an empty list for an unknown product, and an error for an unknown currency', async () => {
      expect(await codeOf(await ask({ currency: 'COP', product_id: 99 }))).toMatchObject({ status: 422, CODE: 2 });
      const wrong = await codeOf(await ask({ currency: 'EUR', product_id: 4 }));
      expect(wrong).toMatchObject({ status: 422, CODE: 2, DATA: { fields: { currency: expect.any(String) } } });
    });
  });

  describe('a transaction', () => {
    it('has a reference and everything that the checkout needs', async () => {
      const { CODE, DATA } = await (await shop.create({ lang: 'fr' })).json();
      expect(CODE).toBe(1);
      expect(DATA).toMatchObject({
        reference: expect.stringMatching(/^P(-[2-9A-Z]{4}){3}$/),
        currency: 'COP',
        amount_in_cents: 4_000_000,
        public_key: 'pub_test_played',
        signature: { integrity: expect.stringMatching(/^[0-9a-f]{64}$/) },
        widget_url: 'https://checkout.test/widget.js',
        is_sandbox: false,
        redirect_url: expect.stringContaining(`http://site.test/pay/back/fr/${DATA.reference}/`),
        order_url: expect.stringContaining(`/payment/fr?order=${DATA.reference}&key=`),
      });
      expect(DATA.checkout_url).toContain(`amount-in-cents=4000000&reference=${DATA.reference}`);
    });

    it.each([
      [{ currency: 'USD', value: 12 }, 1_200],
      [{ currency: 'usd', value: '12.00' }, 1_200],
      [{ currency: 'CAD', value: '20' }, 2_000],
      [{ plan_id: undefined, value: 10_000 }, 1_000_000],
      [{ plan_id: undefined, value: 2_000_000 }, 200_000_000],
      [{ product_id: 3, plan_id: 'medium', value: '500000' }, 50_000_000],
    ])('a transaction for %j costs %i in minor units', async (purchase, minor) => {
      const { DATA } = await (await shop.create(purchase)).json();
      expect(DATA.amount_in_cents).toBe(minor);
    });

    it.each([
      [{ value: 1 }, { currency: 'COP', value: '40000' }],
      [{ value: '40000.01' }, { currency: 'COP', value: '40000' }],
      [{ value: 4_000_000 }, { currency: 'COP', value: '40000' }],
      [
        { currency: 'USD', value: 11 },
        { currency: 'USD', value: '12' },
      ],
    ])('a transaction for %j is answered with code 4 and the right price', async (purchase, right) => {
      expect(await codeOf(await shop.create(purchase))).toMatchObject({ status: 409, CODE: 4, DATA: right });
    });

    it('a transaction in a currency that cards are not charged in is answered with the price in another one', async () => {
      const pesos = paymentApp(database, { currencies: ['cop'] satisfies Currency[] });
      const answer = await codeOf(await pesos.create({ currency: 'USD', value: 12 }));
      expect(answer).toMatchObject({ status: 409, CODE: 4, DATA: { currency: 'COP', value: '40000' } });
    });

    it('a transaction without a price in any charged currency is refused with a problem of its currency', async () => {
      const dollars = paymentApp(database, { currencies: ['usd'] satisfies Currency[] });
      const answer = await codeOf(await dollars.create({ product_id: 3, plan_id: 'medium', value: 500_000 }));
      expect(answer).toMatchObject({ status: 422, DATA: { fields: { currency: expect.any(String) } } });
    });

    it('a transaction for a wrong top-up is answered with the allowed range', async () => {
      const { DATA } = await codeOf(await shop.create({ plan_id: undefined, value: 1 }));
      expect(DATA.fields.value).toBe('a top-up is from 10000 to 2000000 COP, in whole pesos');
    });

    it.each([
      [{ product_id: 3, plan_id: 'small', currency: 'USD', value: 100 }, 'plan_id'],
      [{ plan_id: 'beyond', value: 5 }, 'plan_id'],
      [{ plan_id: 'nothing' }, 'plan_id'],
      [{ product_id: 3, plan_id: undefined, value: 20_000 }, 'plan_id'],
      [{ product_id: 77 }, 'product_id'],
      [{ product_id: undefined }, 'product_id'],
      [{ plan_id: '', currency: 'USD', value: 20 }, 'currency'],
      [{ plan_id: undefined, value: 9_999 }, 'value'],
      [{ plan_id: undefined, value: 2_000_001 }, 'value'],
      [{ plan_id: undefined, value: '20000.50' }, 'value'],
      [{ product_id: '0x4' }, 'product_id'],
      [{ value: -5 }, 'value'],
      [{ value: '1e3' }, 'value'],
      [{ value: null }, 'value'],
      [{ request_id: 'no-uuid' }, 'request_id'],
      [{ platform: 'paypal' }, 'platform'],
    ])('a transaction for %j is refused with a problem of %s', async (purchase, field) => {
      const answer = await codeOf(await shop.create(purchase));
      expect(answer).toMatchObject({ status: 422, CODE: 2, DATA: { fields: { [field]: expect.any(String) } } });
    });

    it('is created once for one request id, also by ten simultaneous requests', async () => {
      const request_id = randomUUID();
      const answers = await Promise.all(Array.from({ length: 10 }, () => shop.order({ request_id })));
      expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
      const other = await codeOf(await shop.create({ request_id, currency: 'USD', value: 12 }));
      expect(other).toMatchObject({ status: 422, DATA: { fields: { request_id: expect.any(String) } } });
    });

    it('cannot be requested again after its hour, because the checkout would refuse the card', async () => {
      const request_id = randomUUID();
      await shop.order({ request_id });
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
      onTestFinished(() => void vi.useRealTimers());
      expect(await codeOf(await shop.create({ request_id }))).toMatchObject({ status: 409, CODE: 4, DATA: {} });
    });

    it('is limited per network', async () => {
      const headers = { 'x-forwarded-for': '203.0.113.9' };
      for (let n = 0; n < 60; n++) expect((await shop.create({}, headers)).status).toBe(200);
      const refused = await shop.create({}, headers);
      expect(await codeOf(refused)).toMatchObject({ status: 429, CODE: 7 });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    });

    it('is limited across the networks of one customer, but can be requested again at any time', async () => {
      const from = (n: number) => ({ 'x-forwarded-for': `2001:db8:99:${n.toString(16)}::1` });
      const request_id = randomUUID();
      expect((await shop.create({ request_id }, from(1))).status).toBe(200);
      await database.db.update(rateLimitCount).set({ uses: 300 }).where(like(rateLimitCount.key, 'order-wide-hour:%'));
      expect(await codeOf(await shop.create({}, from(2)))).toMatchObject({ status: 429, CODE: 7 });
      expect((await shop.create({ request_id }, from(2))).status).toBe(200);
      await database.db.delete(rateLimitCount);
    });

    it('is refused where cards are not accepted', async () => {
      const { app } = testApp({ database });
      const body = JSON.stringify({ currency: 'COP', value: 40_000, product_id: 4, plan_id: 'small' });
      const headers = { 'content-type': 'application/json', accept: 'application/json' };
      const answer = await app.request('/pay/transactions/create', { method: 'POST', body, headers });
      expect(await codeOf(answer)).toMatchObject({ status: 503, CODE: 3, DATA: { reason: 'unavailable' } });
    });
  });

  it('stores whole amounts only, those of the catalogue', async () => {
    const rows = await database.db.select({ amount: paymentOrder.amount }).from(paymentOrder);
    expect(rows.every(({ amount }) => Number.isSafeInteger(amount) && amount > 0)).toBe(true);
  });

  it('writes no address and no key to the log', () => {
    expect(log.join('')).not.toMatch(/ana@example|prv_test|key=[\w-]{22}/);
  });
});
