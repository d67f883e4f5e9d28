import { eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { answerIn, ofKind } from '#app/testing-live.ts';
import { accountApp } from '#features/accounts/server/testing-accounts.ts';
import { peopleOn, readExport } from '#features/dashboard/server/testing-dashboard.ts';
import { orderAddress, receiptAddress } from '#features/payments/server/order.ts';
import { insertTestOrder } from '#features/payments/server/store/testing-orders.ts';
import { databaseForTests } from '#platform/database/testing.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { createQuotation } from '../contract.ts';
import { findQuote } from './store.ts';

describe('quotes of people with an account', async () => {
  const database = await databaseForTests('embedded');
  const drawn = async () => new Uint8Array([1]);
  const site = accountApp(
    database,
    { STAFF_EMAILS: 'boss@example.com', FORM_SECRET: 'a secret of this test that is long enough' },
    [],
    { drawReceipt: drawn, drawQuote: drawn },
  );
  const { signedIn } = peopleOn(site);

  type Browser = Pick<ReturnType<ReturnType<typeof accountApp>['browser']>, 'call'>;
  const quoted = async (by: Browser, email: string, change: object = {}) => {
    const items = [{ id: 'product-wabot', months: 1, subscriptions: 2 }];
    const request = { items, currency: 'USD', name: 'Ana', company: 'ACME', email, lang: 'en', ...change };
    return createQuotation.response.parse(await (await by.call(createQuotation.path, request)).json()).DATA.id;
  };

  it('are in their dashboard: their own, and those sent to their address before', async () => {
    const stranger = site.browser();
    const early = await quoted(stranger, 'Early@example.com');
    const ana = await signedIn('early@example.com');
    const id = await quoted(ana, 'other@example.com');
    await quoted(stranger, 'somebody@example.com');
    const { quotes } = ofKind((await ana.see('?view=quotes')).view, 'quotes');
    expect(quotes).toMatchObject([
      { reference: id, state: 'valid', total: 4000, currency: 'usd', lines: ['Wabot: chat and messaging bot'] },
      { reference: early },
    ]);
    expect(ofKind((await ana.see()).view, 'overview').quotes).toHaveLength(2);
    const { notifications } = ofKind((await ana.see('?view=notifications')).view, 'notifications');
    expect(notifications).toContainEqual(expect.objectContaining({ text: expect.stringContaining(id), isRead: false }));
  });

  it('are each paid by their own order', async () => {
    const ana = await signedIn();
    const [paid, open] = [await quoted(ana, ana.email), await quoted(ana, ana.email)];
    const bought = { productId: null, planId: null, currency: 'usd', amount: 4000 };
    await insertTestOrder(database.db, { ...bought, quoteReference: paid, state: 'paid' });
    const { quotes } = ofKind((await ana.see('?view=quotes')).view, 'quotes');
    expect(quotes).toMatchObject([
      { reference: open, state: 'valid' },
      { reference: paid, state: 'paid' },
    ]);
  });

  it('are listed as refunded after their payment was returned, until they are paid again', async () => {
    const ana = await signedIn();
    const quoteReference = await quoted(ana, ana.email);
    const bought = { productId: null, planId: null, currency: 'usd', amount: 4000, quoteReference };
    const list = async () => ofKind((await ana.see('?view=quotes')).view, 'quotes').quotes;
    expect(await list()).toMatchObject([{ state: 'valid', isRefunded: false }]);
    await insertTestOrder(database.db, { ...bought, state: 'voided' });
    expect(await list()).toMatchObject([{ state: 'valid', isRefunded: true }]);
    await insertTestOrder(database.db, { ...bought, state: 'paid' });
    expect(await list()).toMatchObject([{ state: 'paid', isRefunded: false }]);
  });

  it('are in the export of their data', async () => {
    const ana = await signedIn();
    const id = await quoted(ana, ana.email, { note: 'Soon' });
    const { data } = await readExport(await ana.act('download'));
    expect(data['quotes']).toMatchObject([
      {
        reference: id,
        name: 'Ana',
        email: ana.email,
        company: 'ACME',
        note: 'Soon',
        total: '40',
        currency: 'usd',
        lines: [{ name: 'Wabot: chat and messaging bot', amount: '1 month · 2 subscriptions', total: '40' }],
      },
    ]);
    expect(data['quotes']).not.toMatchObject([{ userId: expect.anything() }]);
  });

  it('are deleted with their account; one that was paid stays, for the team alone', async () => {
    const ana = await signedIn();
    const [unpaid, paid] = [await quoted(ana, ana.email, { note: 'Soon' }), await quoted(ana, ana.email)];
    const bought = { productId: null, planId: null, quoteReference: paid, currency: 'usd', amount: 4000 };
    const paidBy = await insertTestOrder(database.db, { ...bought, state: 'paid', email: ana.email });
    const secret = 'a secret of this test that is long enough';
    const [receipt, order] = [receiptAddress(secret, paidBy.reference), orderAddress(secret, paidBy.reference, 'en')];
    for (const address of [receipt, order, `/support/quote/en?made=${paid}`]) {
      expect((await site.browser().send(address)).status, `${address} before`).toBe(200);
    }
    expect((await ana.act('delete', { confirm_email: ana.email })).status).toBeLessThan(400);
    expect(await findQuote(database.db, unpaid)).toBeUndefined();
    expect(await findQuote(database.db, paid)).toMatchObject({ userId: null, name: 'Ana', email: ana.email });
    // Somebody who opens an account with the same address does not see it either.
    const next = await signedIn(ana.email);
    expect(ofKind((await next.see('?view=quotes')).view, 'quotes').quotes).toEqual([]);
    expect(ofKind((await next.see('?view=payments')).view, 'payments').payments).toEqual([]);
    const boss = site.browser();
    await boss.signIn('boss@example.com');
    const addresses = [
      `/support/quote/en?made=${paid}`,
      `/api/services/quotation/download/${paid}.pdf`,
      receipt,
      order,
    ];
    for (const address of addresses) {
      for (const stranger of [site.browser(), next]) {
        expect([302, 404], address).toContain((await stranger.send(address)).status);
      }
      expect((await boss.send(address)).status, `${address} for the team`).toBe(200);
    }
    const status = await answerIn(await site.browser().send(`/support/status/en?quote=${paid}`));
    expect(status).toMatchObject({ status: { quote: null } });
    const key = new URL(order, 'http://site.test').searchParams.get('key');
    const state = await site.browser().call('/pay/transactions/state', { reference: paidBy.reference, key });
    expect(state.status).toBe(404);
    const pays = { quotation_id: paid, currency: 'USD', value: '40', api_client: 'x', platform: 'x' };
    expect((await site.browser().call('/pay/transactions/create', pays)).status).toBeGreaterThan(400);
    const mails = await database.db
      .select()
      .from(outboxMessage)
      .where(like(outboxMessage.key, `quote:${unpaid}:%`));
    expect(mails).toEqual([]);
    const keys = database.db.select({ key: outboxMessage.key }).from(outboxMessage);
    const left = (await keys.where(eq(outboxMessage.recipient, ana.email))).filter(({ key }) => !/^code/.test(key));
    expect(left).toEqual([{ key: expect.stringMatching(/^account-deleted:/) }]);
  });

  it('quotes of somebody else that a person has paid are open to their owner and the team alone once the payer is gone', async () => {
    const [owner, payer] = [await signedIn(), await signedIn()];
    const id = await quoted(owner, owner.email, { note: 'Soon' });
    const bought = { productId: null, planId: null, quoteReference: id, currency: 'usd', amount: 4000 };
    await insertTestOrder(database.db, { ...bought, state: 'paid', email: payer.email });
    const address = `/support/quote/en?made=${id}`;
    expect((await site.browser().send(address)).status).toBe(200);
    expect((await payer.act('delete', { confirm_email: payer.email })).status).toBeLessThan(400);
    const boss = site.browser();
    await boss.signIn('boss@example.com');
    const seen = async (path: string) => {
      const readers = [site.browser(), await signedIn(), owner, boss];
      return Promise.all(readers.map(async (reader) => (await reader.send(path)).status === 200));
    };
    expect(await seen(address)).toEqual([false, false, true, true]);
    expect(await seen(`/api/services/quotation/download/${id}.pdf`)).toEqual([false, false, true, true]);
    expect(await findQuote(database.db, id)).toMatchObject({ name: 'Ana', email: owner.email, note: 'Soon' });
  });

  it('quotes of somebody else no longer name a person who is gone, and stay with whoever asked for them', async () => {
    const [addressee, owner] = [await signedIn(), await signedIn()];
    const id = await quoted(owner, addressee.email, { note: 'Soon' });
    expect((await addressee.act('delete', { confirm_email: addressee.email })).status).toBeLessThan(400);
    expect(await findQuote(database.db, id)).toMatchObject({ name: '', email: '', company: null, note: 'Soon' });
    const page = await site.browser().send(`/support/quote/en?made=${id}`);
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain(addressee.email);
    expect((await site.browser().send(`/api/services/quotation/download/${id}.pdf`)).status).toBe(200);
  });

  it('quotes that one person has asked for and paid are deleted like any of theirs, whoever else they name', async () => {
    const payer = await signedIn();
    const id = await quoted(payer, 'addressee@example.com', { note: 'Soon' });
    const bought = { productId: null, planId: null, quoteReference: id, currency: 'usd', amount: 4000 };
    await insertTestOrder(database.db, { ...bought, state: 'paid', email: payer.email });
    expect((await payer.act('delete', { confirm_email: payer.email })).status).toBeLessThan(400);
    expect(await findQuote(database.db, id)).toMatchObject({ userId: null, note: null });
    expect((await site.browser().send(`/support/quote/en?made=${id}`)).status).toBe(404);
  });

  it('are leads for the team: found by any of their texts, and shown in full', async () => {
    const boss = site.browser();
    await boss.signIn('boss@example.com');
    const id = await quoted(site.browser(), 'lead@example.com', { company: 'Zebra 100% S.A.', note: 'Call me' });
    const see = async (query: string) => {
      const answer = await answerIn(await boss.send(`/staff/es?${query}`));
      return 'staff' in answer ? answer.staff : undefined;
    };
    for (const q of ['zebra 100%', 'lead@', id.toLowerCase(), 'zebra wabot']) {
      expect((await see(`view=quotes&q=${encodeURIComponent(q)}`))?.view).toMatchObject({
        kind: 'quotes',
        search: q,
        page: 1,
        hasOlder: false,
        quotes: [{ reference: id, state: 'valid', name: 'Ana', money: { minor: 4000, currency: 'usd' } }],
      });
    }
    expect((await see('view=quotes&q=nobody'))?.view).toMatchObject({ quotes: [] });
    expect((await see(`view=quote&quote=${id}`))?.view).toMatchObject({
      kind: 'quote',
      quote: {
        reference: id,
        note: 'Call me',
        email: 'lead@example.com',
        hasAccount: false,
        payments: [],
        choice: '/support/quote/en?items=product-wabot.1.2&currency=USD',
      },
    });
    expect(await see('view=quote&quote=Q-2222-2222-2222')).toMatchObject({ errorCode: 'unknownQuote' });
  });
});
