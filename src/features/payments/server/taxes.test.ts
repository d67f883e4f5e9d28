import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { answerAt } from '#app/testing-live.ts';
import { createQuotation } from '#features/quotes/contract.ts';
import { databaseForTests } from '#platform/database/testing.ts';
import { readAmount } from '#site/money.ts';
import { createTransaction } from '../contract.ts';
import { customerCountries } from '../taxes.ts';
import { receiptOf } from './receipts.ts';
import { findOrder } from './store/orders.ts';
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
    ['dollars of a country without taxes', { currency: 'USD', value: '12', country: 'us' }, {}, 1200],
    [
      'a country that the buyer names, over the one chosen before',
      { country: 'other' },
      { cookie: 'userCountry=co' },
      4_000_000,
    ],
    ['several taxes', { currency: 'CAD', value: '20', total: '22.40' }, {}, 2240],
  ])('are those of the customer’s country: %s', async (_, purchase, headers, amount) => {
    const answer = await (await shop.create(purchase, headers)).json();
    expect(answer).toMatchObject({ CODE: 1, DATA: { amount_in_cents: amount } });
  });

  it('are not guessed: where they depend on the country, it is asked for before a total is named', async () => {
    const asked = await shop.create({ currency: 'USD', value: '12' });
    expect([asked.status, await asked.json()]).toMatchObject([
      422,
      { CODE: 2, DATA: { fields: { country: 'missing' } } },
    ]);
    const quote = {
      items: [{ id: 'email-small', quantity: 1 }],
      currency: 'USD',
      name: 'Ana',
      email: 'ana@example.com',
    };
    const refused = await shop.post(createQuotation.path, quote);
    expect([refused.status, await refused.json()]).toMatchObject([422, { DATA: { fields: { country: 'missing' } } }]);
    expect((await shop.post(createQuotation.path, { ...quote, country: 'other' })).status).toBe(200);
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

  it('are asked about on a page without JavaScript after the country, if they depend on it', async () => {
    const fields = { currency: 'USD', value: '12', product_id: '4', plan_id: 'small', lang: 'fr' };
    const buy = async (more: Readonly<Record<string, string>> = {}) =>
      shop.app.request('http://site.test/pay/buy', {
        method: 'POST',
        body: new URLSearchParams({ ...fields, ...more }),
        headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
      });
    const first = (await answerAt(await buy({ country: '' }), '/payment')).payment;
    expect(first).toMatchObject({ kind: 'country', item: { money: { minor: 1200 } } });
    const second = (await answerAt(await buy({ country: 'co' }), '/payment')).payment;
    expect(second).toMatchObject({ kind: 'confirm', country: 'co', right: { money: { minor: 1428 } } });
    expect((await buy({ country: 'co', total: '14.28' })).status).toBe(303);
    expect((await buy({ country: 'us' })).status).toBe(303);
  });
});

it('a purchase without configured taxes costs what the page says', async () => {
  const shop = paymentApp(await databaseForTests('embedded'));
  expect(await (await shop.create()).json()).toMatchObject({ CODE: 1, DATA: { amount_in_cents: 4_000_000 } });
});

describe('a quote, the purchase of the same package and its receipt come to the same total', async () => {
  const database = await databaseForTests('embedded');
  const prices = { COP: '40000', USD: '12', CAD: '20' } as const;
  const sales = Object.entries(prices).flatMap(([currency, value]) =>
    [undefined, ...customerCountries].map((country) => ({ currency, value, ...(country && { country }) })),
  );
  let networks = 0;
  /** Each request from another one, so that no limit is reached. */
  const network = () => ({ 'x-forwarded-for': `10.1.${networks >> 8}.${networks++ & 255}` });

  const title = 'a quote, its purchase and its receipt have one total with the taxes "%s"';
  it.each(['co:IVA:19,us:Sales tax:8.25,ca:GST:5,ca:QST:9.98'])(title, agree);
  it.each(['', 'us:Sales tax:8.25', 'es:IVA:21,au:GST:10,jp:Tax:10'])(title, { tags: 'system' }, agree);

  async function agree(QUOTE_TAXES: string): Promise<void> {
    const shop = paymentApp(database, { env: QUOTE_TAXES ? { QUOTE_TAXES } : {} });
    const post = async (path: string, body: object) => (await shop.post(path, body, network())).json();

    /** The total of a quote, in minor units, or the fields that are missing. */
    async function quoteFor({ value, ...of }: (typeof sales)[number]) {
      const person = { name: 'Ana', email: `ana${networks}@example.com` };
      const { CODE, DATA } = await post(createQuotation.path, {
        ...of,
        ...person,
        items: [{ id: 'email-small', quantity: 1 }],
      });
      return CODE === 1 ? { total: readAmount(DATA.total, DATA.currency) } : DATA.fields;
    }

    /** The same of a purchase, whose total the buyer agrees to, and of its receipt. */
    async function buyFor(of: (typeof sales)[number]) {
      const purchase = { ...of, product_id: 4, plan_id: 'small' };
      const asked = await post(createTransaction.path, purchase);
      const { total } = asked.DATA;
      const { CODE, DATA } = asked.CODE === 4 ? await post(createTransaction.path, { ...purchase, total }) : asked;
      if (CODE !== 1) return { bought: DATA.fields };
      await shop.tell(shop.attempt(DATA).say('APPROVED'));
      const paid = await findOrder(database.db, DATA.reference);
      const receipt = paid && (await receiptOf(database.db, paid));
      const taxes = (receipt?.taxes ?? []).reduce((sum, { minor }) => sum + minor, 0);
      return {
        bought: { total: DATA.amount_in_cents },
        receipt: { total: receipt?.money.minor, untaxed: (receipt?.money.minor ?? 0) - taxes },
      };
    }

    for (const sale of sales) {
      const quoted = await quoteFor(sale);
      const { bought, receipt } = await buyFor(sale);
      const named = { sale, ...bought };
      expect(named).toEqual({ sale, ...quoted });
      if (receipt) expect({ sale, ...receipt }).toEqual({ ...named, untaxed: readAmount(sale.value, sale.currency) });
    }
  }
});
