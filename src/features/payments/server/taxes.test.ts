import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { answerAt } from '#app/testing-live.ts';
import { createQuotation } from '#features/quotes/contract.ts';
import { databaseForTests } from '#platform/database/testing.ts';
import { paymentOrder } from './tables.ts';
import { paymentApp } from './testing-payments.ts';

describe('taxes on purchases', async () => {
  const database = await databaseForTests('embedded');
  const shop = paymentApp(database, { env: { QUOTE_TAXES: 'co:IVA:19,ca:GST:5,ca:PST:7' } });
  const iva = { name: 'IVA', rate: 1900, minor: 760_000 };

  it('come to the same amount as on a quote for the same package, and are on the receipt', async () => {
    const asked = await shop.create();
    expect([asked.status, await asked.json()]).toMatchObject([
      409,
      {
        CODE: 4,
        DATA: { currency: 'COP', value: '40000', total: '47600', taxes: [{ name: 'IVA', percent: 19, value: '7600' }] },
      },
    ]);
    const order = await shop.order({ total: '47600' });
    expect(order.amount_in_cents).toBe(4_760_000);
    const made = await shop.post(createQuotation.path, {
      items: [{ id: 'email-small', quantity: 1 }],
      currency: 'COP',
      name: 'Ana',
      email: 'ana@example.com',
    });
    expect(createQuotation.response.parse(await made.json()).DATA).toMatchObject({ subtotal: '40000', total: '47600' });

    await shop.tell(shop.attempt(order).say('APPROVED'));
    const [paid] = await database.db.select().from(paymentOrder).where(eq(paymentOrder.reference, order.reference));
    expect(paid).toMatchObject({ state: 'paid', amount: 4_760_000, taxes: [iva] });
    const mails = await shop.mails(order.reference);
    expect(mails.find(({ recipient }) => recipient === 'ana@example.com')?.text).toMatch(/IVA 19\s?%/);
    const page = await shop.app.request(`http://site.test${order.order_url}`, { headers: { accept: 'text/html' } });
    const shown = (await answerAt(page, '/payment')).payment;
    expect(shown).toMatchObject({ order: { money: { minor: 4_760_000 }, taxes: [iva] } });
    const url = shown.kind === 'order' ? shown.order.receipt : '';
    const receipt = await shop.app.request(`http://site.test${url}`);
    expect(await receipt.json()).toMatchObject({ money: { minor: 4_760_000 }, taxes: [iva] });
  });

  it.each([
    [
      'a top-up, whose e-mails are counted before taxes',
      { plan_id: '', value: '50000', total: '59500' },
      {},
      5_950_000,
    ],
    ['a visitor from another country', {}, { cookie: 'userCountry=us' }, 4_000_000],
    [
      'a Colombian who pays in dollars',
      { currency: 'USD', value: '12', total: '14.28' },
      { cookie: 'userCountry=co' },
      1428,
    ],
    ['dollars without a country', { currency: 'USD', value: '12' }, {}, 1200],
    ['several taxes', { currency: 'CAD', value: '20', total: '22.40' }, {}, 2240],
  ])('are those of the customer’s country: %s', async (_, purchase, headers, amount) => {
    const answer = await (await shop.create(purchase, headers)).json();
    expect(answer).toMatchObject({ CODE: 1, DATA: { amount_in_cents: amount } });
  });

  it.each([['40000'], ['47599'], ['47600.01']])('must be in the total that was agreed to, not %s', async (total) => {
    expect((await shop.create({ total })).status).toBe(409);
  });

  it('are asked about on a page without JavaScript', async () => {
    const fields = { currency: 'COP', value: '40000', product_id: '4', plan_id: 'small', lang: 'es' };
    const buy = (more: Readonly<Record<string, string>> = {}) =>
      shop.app.request('http://site.test/pay/buy', {
        method: 'POST',
        body: new URLSearchParams({ ...fields, ...more }),
        headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
      });
    const asked = await buy();
    expect(asked.status).toBe(409);
    expect((await answerAt(asked, '/payment')).payment).toMatchObject({
      kind: 'confirm',
      right: { money: { minor: 4_760_000 }, taxes: [iva] },
    });
    expect((await buy({ total: '47600' })).status).toBe(303);
  });
});

it('a purchase without configured taxes costs what the page says', async () => {
  const shop = paymentApp(await databaseForTests('embedded'));
  expect(await (await shop.create()).json()).toMatchObject({ CODE: 1, DATA: { amount_in_cents: 4_000_000 } });
});
