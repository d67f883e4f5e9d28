import { eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { answerIn, ofKind } from '#app/testing-live.ts';
import { accountApp } from '#features/accounts/server/testing-accounts.ts';
import { peopleOn } from '#features/dashboard/server/testing-dashboard.ts';
import { insertTestOrder } from '#features/payments/server/store/testing-orders.ts';
import { databaseForTests } from '#platform/database/testing.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { createQuotation } from '../contract.ts';
import { findQuote } from './store.ts';

describe('quotes of people with an account', async () => {
  const database = await databaseForTests('embedded');
  const site = accountApp(database, { STAFF_EMAILS: 'boss@example.com' });
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
    expect(notifications).toContainEqual(
      expect.objectContaining({ text: expect.stringContaining(id), view: 'quotes', isRead: false }),
    );
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
    const file = JSON.parse(await (await ana.act('download')).text());
    expect(file.quotes).toMatchObject([
      {
        reference: id,
        name: 'Ana',
        email: ana.email,
        company: 'ACME',
        note: 'Soon',
        total: '40',
        currency: 'USD',
        lines: [{ name: 'Wabot: chat and messaging bot', amount: '1 month · 2 subscriptions', value: '40' }],
      },
    ]);
    expect(file.quotes[0]).not.toHaveProperty('userId');
  });

  it('lose the personal data with their account, but not if they were paid', async () => {
    const ana = await signedIn();
    const [unpaid, paid] = [await quoted(ana, ana.email, { note: 'Soon' }), await quoted(ana, ana.email)];
    const bought = { productId: null, planId: null, quoteReference: paid, currency: 'usd', amount: 4000 };
    await insertTestOrder(database.db, { ...bought, state: 'paid', email: ana.email });
    expect((await ana.act('delete', { confirm_email: ana.email })).status).toBeLessThan(400);
    expect(await findQuote(database.db, unpaid)).toMatchObject({
      userId: null,
      name: '',
      email: '',
      company: null,
      note: null,
      total: 4000,
    });
    expect(await findQuote(database.db, paid)).toMatchObject({ userId: null, name: 'Ana', email: ana.email });
    const mails = await database.db
      .select()
      .from(outboxMessage)
      .where(like(outboxMessage.key, `quote:${unpaid}:%`));
    expect(mails).toEqual([]);
    expect(await database.db.select().from(outboxMessage).where(eq(outboxMessage.recipient, ana.email))).toEqual([]);
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
