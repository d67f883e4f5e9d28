import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { answerAt } from '#app/testing-live.ts';
import { quote } from '#features/quotes/server/tables.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import type { Currency } from '#site/currencies.ts';
import { findOrder, listProblems } from './store/orders.ts';
import { paymentOrder } from './tables.ts';
import { paymentApp } from './testing-payments.ts';

describe.each(databaseKinds())('paying a quote, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const shop = paymentApp(database);

  const quoted = async (currency = 'COP'): Promise<{ id: string; total: string; page: string }> => {
    const items = [{ id: 'product-wabot', months: 1, subscriptions: 2 }];
    const request = { items, currency, name: 'Ana', email: `${randomUUID()}@example.com`, lang: 'es' };
    return (await (await shop.post('/api/services/quotation/create', request)).json()).DATA;
  };
  const pay = (id: string, change: Readonly<Record<string, unknown>> = {}, of = shop) =>
    of.post('/pay/transactions/create', { quotation_id: id, currency: 'COP', value: '200000', ...change });
  const startPayment = async (id: string) => (await (await pay(id)).json()).DATA;

  it('makes one order at the quoted price, however many windows are open', async () => {
    const { id } = await quoted();
    const orders = await Promise.all(Array.from({ length: 10 }, () => startPayment(id)));
    expect(new Set(orders.map(({ reference }) => reference)).size).toBe(1);
    expect(orders[0]).toMatchObject({ currency: 'COP', amount_in_cents: 20_000_000 });
    expect(await findOrder(database.db, orders[0].reference)).toMatchObject({
      quoteReference: id,
      productId: null,
      planId: null,
      amount: 20_000_000,
      state: 'open',
    });
  });

  it('can be done once', async () => {
    const { id, page } = await quoted();
    const order = await startPayment(id);
    await shop.tell(shop.attempt(order).say('PENDING'));
    expect(await (await pay(id)).json()).toMatchObject({ CODE: 4 });
    await shop.tell(shop.attempt(order).say('APPROVED'));
    const again = await pay(id);
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ CODE: 4, DESCRIPTION: expect.stringMatching(/paid/) });
    const mails = await shop.mails(order.reference);
    expect(mails.map(({ text }) => text).join()).toContain(`Cotización ${id}`);
    const shown = await answerAt(
      await shop.app.request(`http://site.test${page}`, { headers: { accept: 'text/html' } }),
      '/support/quote',
    );
    expect(shown.quote).toMatchObject({
      state: 'paid',
      canPay: false,
      payment: order.order_url.replace('/en?', '/es?'),
    });
  });

  it('shows the team when two orders of one quote were both paid', async () => {
    const { id } = await quoted();
    const first = await startPayment(id);
    await database.db
      .update(paymentOrder)
      .set({ expiresAt: new Date(0) })
      .where(eq(paymentOrder.reference, first.reference));
    const second = await startPayment(id);
    expect(second.reference).not.toBe(first.reference);
    expect(await shop.stateOf(first.reference)).toBe('expired');
    const [early, late] = [shop.attempt(second), shop.attempt(first)];
    await Promise.all([shop.tell(early.say('APPROVED')), shop.tell(late.say('APPROVED'))]);
    expect([await shop.stateOf(first.reference), await shop.stateOf(second.reference)]).toEqual(['paid', 'paid']);
    const problems = await listProblems(database.db, 10);
    const own = problems.filter(({ order }) => order === first.reference || order === second.reference);
    expect(own.map(({ transaction }) => transaction.problem)).toEqual(['paidTwice']);
  });

  it('is refused after the quote expired, in another currency, or for another value', async () => {
    const { id } = await quoted();
    expect(await (await pay(id, { value: '1' })).json()).toMatchObject({ CODE: 4, DATA: { value: '200000' } });
    expect(await (await pay(id, { currency: 'USD' })).json()).toMatchObject({ CODE: 4, DATA: { currency: 'COP' } });
    expect(await (await pay(id, { product_id: 4 })).json()).toMatchObject({ CODE: 2 });
    expect(await (await pay(id, { plan_id: 'small' })).json()).toMatchObject({ CODE: 2 });
    const unknown = await (await pay('Q-2222-2222-2222')).json();
    expect(unknown).toMatchObject({ CODE: 2, DATA: { fields: { quotation_id: 'there is no such quote' } } });
    await database.db.update(quote).set({ validUntil: new Date() }).where(eq(quote.reference, id));
    expect(await (await pay(id)).json()).toMatchObject({ CODE: 4, DESCRIPTION: 'This quote has expired' });
    const dollars = await quoted('USD');
    const pesosOnly = paymentApp(database, { currencies: ['cop'] satisfies Currency[] });
    const refused = await pay(dollars.id, { currency: 'USD', value: dollars.total }, pesosOnly);
    expect(await refused.json()).toMatchObject({ CODE: 2, DATA: { fields: { currency: expect.any(String) } } });
  });

  it('works without JavaScript, and redirects to the quote when it cannot be paid', async () => {
    const { id, page } = await quoted();
    const headers = { accept: 'text/html', 'sec-fetch-site': 'same-origin' };
    const buy = () =>
      shop.app.request('http://site.test/pay/buy', {
        method: 'POST',
        body: new URLSearchParams({ quotation_id: id, currency: 'COP', value: '200000', lang: 'es' }),
        headers,
      });
    const answer = await buy();
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/payment\/es\?order=P-.*&details=yes$/);
    const shown = await answerAt(await shop.app.request(`http://site.test${page}`, { headers }), '/support/quote');
    expect(shown.quote).toMatchObject({ canPay: true, payment: expect.stringContaining('/payment/es?order=P-') });
    await database.db.update(quote).set({ validUntil: new Date() }).where(eq(quote.reference, id));
    expect((await buy()).headers.get('location')).toBe(page);
  });
});
