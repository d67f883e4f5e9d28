import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answerAt, ofKind } from '#app/testing-live.ts';
import { brand } from '#content/brand.ts';
import type { ReadSignedIn } from '#features/accounts/server/accounts.ts';
import { user } from '#features/accounts/server/tables.ts';
import { saveTicket } from '#features/tickets/server/store/save-ticket.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { findBilling } from './billing.ts';
import { findOrder } from './store/orders.ts';
import { paymentApp } from './testing-payments.ts';

const details = {
  kind: 'company',
  name: 'Ana Restrepo',
  company: 'Panadería Ñandú 🥐 S.A.S.',
  country: 'CO',
  taxIdType: 'nit',
  taxId: '890.903.938-8',
  street: 'Carrera 43A # 1-50',
  city: 'Medellín',
  region: 'Antioquia',
  postalCode: '',
  phone: '+57 300 123 4567',
  email: 'ana@company.example',
};

describe.each(databaseKinds())('invoice details, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const { db } = database;
  const shop = paymentApp(database);
  const page = { accept: 'text/html', 'sec-fetch-site': 'same-origin' };
  const at = (path: string, init: RequestInit = {}, of = shop) =>
    of.app.request(`http://site.test${path}`, { ...init, headers: { ...page, ...init.headers } });
  const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });
  const buy = (fields: Record<string, string> = {}, of = shop) =>
    at(
      '/pay/buy',
      form({ currency: 'COP', value: '40000', product_id: '4', plan_id: 'small', lang: 'es', ...fields }),
      of,
    );
  const locationOf = (response: Response) => response.headers.get('location') ?? '';
  const orderIn = (address: string) => {
    const query = new URL(address, 'http://site.test').searchParams;
    return { order: query.get('order') ?? '', key: query.get('key') ?? '' };
  };
  const send = (ids: Record<string, string>, fields: Record<string, string> = {}, headers = {}) =>
    at('/pay/details', { ...form({ lang: 'es', ...ids, ...details, ...fields }), headers: { ...page, ...headers } });
  const shown = async (response: Response) => (await answerAt(response, '/payment')).payment;
  const billingOf = async (reference: string) => {
    const order = await findOrder(db, reference);
    return order && findBilling(db, order.id);
  };

  it('are asked for between choosing and paying, and then lead to the checkout', async () => {
    const address = locationOf(await buy());
    expect(address).toMatch(/^\/payment\/es\?order=P-.*&details=yes$/);
    const asked = ofKind(await shown(await at(address)), 'details');
    expect(asked).toMatchObject({ asksEmail: true, typed: { country: 'CO', name: '' }, problems: {} });
    const ids = orderIn(address);
    const saved = await send(ids);
    expect([saved.status, locationOf(saved)]).toEqual([303, expect.stringContaining('https://checkout.test/p/')]);
    expect(new URL(locationOf(saved)).searchParams.get('customer-data:full-name')).toBe(details.name);
    expect(await billingOf(ids.order)).toMatchObject({
      company: details.company,
      taxId: '890903938-8',
      phone: '+573001234567',
      postalCode: null,
    });
    expect(await findOrder(db, ids.order)).toMatchObject({ email: details.email, state: 'open' });
    // Sent twice, also from another tab.
    await Promise.all([send(ids), send(ids, { city: 'Bogotá' })]);
    expect((await send(ids)).status).toBe(303);
  });

  it('are answered with the data of the checkout for a window', async () => {
    const ids = orderIn(locationOf(await buy()));
    const answer = await (await send(ids, {}, { accept: 'application/json' })).json();
    expect(answer).toMatchObject({ CODE: 1, DATA: { reference: ids.order, widget_url: expect.any(String) } });
    expect(answer.DATA.details_url).toBeUndefined();
    const wrong = await send(ids, { name: '' }, { accept: 'application/json' });
    expect([wrong.status, await wrong.json()]).toEqual([422, expect.objectContaining({ CODE: 2 })]);
  });

  it('keep what was typed beside what is wrong, and accept what only looks wrong when it is sent again', async () => {
    const ids = orderIn(locationOf(await buy()));
    const wrong = await send(ids, { name: ' ', taxId: '890.903.938-7', email: 'ana@', kind: 'x' });
    expect(wrong.status).toBe(422);
    expect(ofKind(await shown(wrong), 'details')).toMatchObject({
      typed: { company: details.company, taxId: '890.903.938-7', email: 'ana@' },
      problems: { name: 'missing', taxId: 'doubtful', email: 'invalid', kind: 'missing' },
    });
    expect(await billingOf(ids.order)).toBeUndefined();
    const doubtful = { taxId: '890.903.938-7', phone: '123', email: 'ana@gmial.com' };
    expect(ofKind(await shown(await send(ids, doubtful)), 'details')).toMatchObject({
      problems: { taxId: 'doubtful', phone: 'doubtful', email: 'doubtful' },
      meantEmail: 'ana@gmail.com',
    });
    const sure = await send(ids, { ...doubtful, confirmed: Object.values(doubtful).join('\r\n') });
    expect(sure.status).toBe(303);
    expect(await billingOf(ids.order)).toMatchObject({ taxId: '890.903.938-7', phone: '123' });
  });

  it('ask a person for no address, and a company for all of it', async () => {
    const ids = orderIn(locationOf(await buy()));
    const noAddress = { street: '', city: '', region: '', postalCode: '' };
    const company = await send(ids, noAddress);
    expect(ofKind(await shown(company), 'details').problems).toEqual({
      street: 'missing',
      city: 'missing',
      region: 'missing',
    });
    const person = { ...noAddress, kind: 'person', company: '', taxIdType: 'cc', taxId: '1020304050' };
    expect((await send(ids, person)).status).toBe(303);
    expect(await billingOf(ids.order)).toMatchObject({ kind: 'person', company: null, street: '', city: '' });
  });

  it('refuse the tax id of another country, texts that are too long, and other sites', async () => {
    const ids = orderIn(locationOf(await buy()));
    const other = await send(ids, { country: 'US', postalCode: '33101', region: 'FL' });
    expect(ofKind(await shown(other), 'details').problems).toEqual({ taxIdType: 'otherCountry' });
    const long = await send(ids, { company: 'x'.repeat(201) });
    expect(ofKind(await shown(long), 'details').problems).toEqual({ company: 'tooLong' });
    const american = { country: 'US', taxIdType: '', taxId: '', region: 'FL' };
    expect(ofKind(await shown(await send(ids, american)), 'details').problems).toEqual({ postalCode: 'missing' });
    expect((await send(ids, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send({ ...ids, key: 'x' })).status).toBe(404);
    expect((await send(ids, { ...american, postalCode: '33101' })).status).toBe(303);
  });

  it('are optional in the call, and can be added with the key after paying, once', async () => {
    const order = await shop.order();
    expect(order).toMatchObject({
      checkout_url: expect.any(String),
      details_url: expect.stringContaining('details=yes'),
    });
    await shop.tell(shop.attempt(order).say('APPROVED'));
    const ids = orderIn(order.order_url);
    const before = ofKind(await shown(await at(order.order_url)), 'order');
    expect(before.order.billing).toBeUndefined();
    expect(before.order.detailsPage).toContain('details=yes');
    expect(ofKind(await shown(await at(`${order.order_url}&details=yes`)), 'details').asksEmail).toBe(false);
    expect(locationOf(await send(ids, { email: 'thief@example.com' }))).toContain('&saved=yes#invoice');
    const after = ofKind(await shown(await at(order.order_url)), 'order');
    expect(after.order).toMatchObject({ billing: { company: details.company } });
    expect(after.order.detailsPage).toBeUndefined();
    expect(await findOrder(db, order.reference)).toMatchObject({ email: 'ana@example.com' });
    await send(ids, { company: 'Thieves Ltd' });
    expect(await billingOf(order.reference)).toMatchObject({ company: details.company });
    expect((await shown(await at(`${order.order_url}&details=yes`))).kind).toBe('order');
  });

  it('are known from a quote, whose address is not asked for again', async () => {
    const items = [{ id: 'product-wabot', months: 1, subscriptions: 2 }];
    const email = `${randomUUID()}@example.com`;
    const request = { items, currency: 'COP', name: 'Eva', company: 'Eva S.A.S.', email, country: 'co', lang: 'es' };
    const { DATA } = await (await shop.post('/api/services/quotation/create', request)).json();
    const begun = await at('/pay/buy', form({ quotation_id: DATA.id, currency: 'COP', value: '200000', lang: 'es' }));
    const asked = ofKind(await shown(await at(locationOf(begun))), 'details');
    expect(asked).toMatchObject({
      asksEmail: false,
      typed: { kind: 'company', name: 'Eva', company: 'Eva S.A.S.', country: 'CO', email },
    });
  });

  it.each([
    ['that the quote names', { country: 'us' }, '', 'US'],
    ['that was chosen on the site before', {}, 'userCountry=gq', 'GQ'],
    ['that nobody has named, which stays open', {}, '', ''],
  ])('details for a quote in dollars begin with the country %s', async (_, named, cookie, country) => {
    const items = [{ id: 'product-wabot', months: 1, subscriptions: 2 }];
    const request = { items, currency: 'USD', name: 'Eva', email: `${randomUUID()}@example.com`, lang: 'en', ...named };
    const { DATA } = await (await shop.post('/api/services/quotation/create', request)).json();
    const headers = { ...page, cookie };
    const value = String(DATA.total);
    const begun = await at('/pay/buy', {
      ...form({ quotation_id: DATA.id, currency: 'USD', value, lang: 'en' }),
      headers,
    });
    const asked = ofKind(await shown(await at(locationOf(begun), { headers })), 'details');
    expect(asked.typed.country).toBe(country);
  });

  it('are known from the last order of the account, and from no other account', async () => {
    const [ana] = await db
      .insert(user)
      .values({ name: 'Ana', email: `${randomUUID()}@example.com`, country: 'us' })
      .returning();
    if (!ana) throw new Error('The database did not insert the account');
    const signedIn: ReadSignedIn = async (c) =>
      c.req.header('x-test-who') === 'ana' ? { sessionId: randomUUID(), user: ana, isStaff: false } : undefined;
    const own = paymentApp(database, { signedIn });
    const asAna = { headers: { ...page, 'x-test-who': 'ana' } };
    const buyAsAna = async () =>
      locationOf(
        await own.app.request('http://site.test/pay/buy', {
          ...form({ currency: 'COP', value: '40000', product_id: '4', plan_id: 'small' }),
          ...asAna,
        }),
      );
    const files = { write: async () => [], remove: async () => undefined };
    const wrote = { name: 'Ana', message: 'Hola', language: 'es', createdAt: new Date() };
    for (const written of [
      { ...wrote, email: ana.email, phone: '+573001234567' },
      { ...wrote, email: 'stranger@example.com', phone: '+573009999999' },
    ])
      await saveTicket(db, written, { limits: [], files, mailsOf: () => [] });
    const first = await buyAsAna();
    expect(ofKind(await shown(await at(first, asAna, own)), 'details')).toMatchObject({
      asksEmail: false,
      typed: { name: 'Ana', email: ana.email, phone: '+573001234567', country: 'US' },
    });
    expect(ofKind(await shown(await at(first, {}, own)), 'details').typed).toMatchObject({ phone: '', country: 'CO' });
    await send(orderIn(first));
    const second = await buyAsAna();
    expect(ofKind(await shown(await at(second, asAna, own)), 'details').typed).toMatchObject({ city: details.city });
    const stranger = ofKind(await shown(await at(second, {}, own)), 'details');
    expect(stranger.typed).toMatchObject({ city: '', company: '' });
  });

  it('are taken over when a declined purchase is tried again', async () => {
    const ids = orderIn(locationOf(await buy()));
    await send(ids);
    const order = { reference: ids.order, amount_in_cents: 4_000_000, currency: 'COP' };
    await shop.tell(shop.attempt(order).say('DECLINED'));
    const again = await buy({ again_order: ids.order, again_key: ids.key });
    expect(locationOf(again)).toContain('https://checkout.test/p/');
    expect(locationOf(await buy({ again_order: ids.order, again_key: 'x' }))).toContain('details=yes');
  });

  it('are in the receipt and in the mail to the team, but not in the one to an address that anyone can type', async () => {
    const ids = orderIn(locationOf(await buy()));
    await send(ids);
    await shop.tell(
      shop.attempt({ reference: ids.order, amount_in_cents: 4_000_000, currency: 'COP' }).say('APPROVED'),
    );
    const receipt = await (await at(`/pay/receipts/${ids.order}.pdf?key=${ids.key}`)).json();
    expect(receipt).toMatchObject({ billing: { company: details.company, taxId: '890903938-8' }, refunds: [] });
    const mails = await shop.mails(ids.order);
    expect(mails).toHaveLength(2);
    const withDetails = mails.filter(({ text }) => /NIT 890903938-8|Ñandú|Carrera/.test(text));
    expect(withDetails).toMatchObject([{ recipient: brand.email.support }]);
  });
});
