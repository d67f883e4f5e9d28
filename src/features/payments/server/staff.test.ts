import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { answerIn, staffApp, staffEmail, viewIn } from '#features/staff/server/testing-staff.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { listActions } from '#platform/server/staff/staff-actions.ts';
import type { PaymentOrder } from './store/orders.ts';
import { insertApprovedTransaction, insertTestOrder } from './store/testing-orders.ts';
import { paymentEvent } from './tables.ts';

describe.each(databaseKinds())('payments at /staff, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const staff = await staffApp(database);
  const paid = await insertTestOrder(database.db, {
    state: 'paid',
    email: 'Zoe@Example.com',
    apiClient: 'hormiga-web',
  });
  afterAll(() => rmSync(staff.dataDir, { recursive: true }));
  const list = async (query = '') => viewIn(await staff.get(`/staff/en?view=payments${query}`), 'payments');
  const referencesIn = ({ payments }: Awaited<ReturnType<typeof list>>) => payments.map(({ reference }) => reference);

  it('are shown to the team only', async () => {
    for (const query of ['view=payments', `view=payment&payment=${paid.reference}`]) {
      expect((await staff.get(`/staff/en?${query}`, { who: 'nobody' })).status).toBe(303);
      const theirs = await staff.get(`/staff/en?${query}`, { who: 'ana' });
      expect(theirs.headers.get('location')).toMatch(/^\/not_found/);
    }
    const fields = { action: 'deliver', payment: paid.reference };
    expect((await staff.post(fields, { who: 'ana' })).status).toBe(404);
    expect((await staff.post(fields, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect(await listActions(database.db, { limit: 9 })).toEqual([]);
  });

  it('are found by reference, address and the provider’s number, by state and in pages', async () => {
    const at = (n: number) => new Date(Date.UTC(2020, 0, 1) - n * 1000);
    const made: PaymentOrder[] = [];
    for (let n = 0; n < 27; n++) {
      made.push(
        await insertTestOrder(database.db, { email: '100%@d_arcy.example', state: 'declined', createdAt: at(n) }),
      );
    }
    const references = made.map(({ reference }) => reference);
    const search = (query: string) => list(`&q=${encodeURIComponent('100%@D_ARCY')}${query}`);
    const first = await search('');
    expect(referencesIn(first)).toEqual(references.slice(0, 25));
    expect(first).toMatchObject({ page: 1, hasOlder: true, counts: { declined: 27, paid: 0, undelivered: 0 } });
    expect(referencesIn(await search('&page=2'))).toEqual(references.slice(25));
    expect(referencesIn(await search('&filter=paid'))).toEqual([]);
    expect(referencesIn(await list('&q=%25%25_%25'))).toEqual([]);
    expect(referencesIn(await list(`&q=${paid.reference.toLowerCase().replaceAll('-', ' ')}`))).toEqual([
      paid.reference,
    ]);
    await insertApprovedTransaction(database.db, paid, { id: '01-1531231271-19365' });
    expect(referencesIn(await list('&q=1531231271-19365'))).toEqual([paid.reference]);
    expect((await staff.get('/staff/en?view=payments&q=%00%25&filter=x&page=-1')).status).toBe(200);
    const todo = await list('&filter=undelivered');
    expect(todo).toMatchObject({ counts: { undelivered: 1, paid: 1, declined: 27 } });
    expect(todo.payments).toMatchObject([{ reference: paid.reference, email: 'Zoe@Example.com', isDelivered: false }]);
  });

  it('payments without an order come first, until the money is refunded', async () => {
    const order = await insertTestOrder(database.db, { state: 'paid' });
    await insertApprovedTransaction(database.db, order, { id: 'twice', problem: 'paidTwice' });
    await insertApprovedTransaction(database.db, order, { id: 'back', problem: 'paidTwice', status: 'VOIDED' });
    const stray = { orderId: null, reference: 'not ours', currency: 'EUR' };
    await insertApprovedTransaction(database.db, order, { id: 'stray', problem: 'unknownOrder', ...stray });
    const { problems } = await list('&q=whatever');
    expect(problems.map(({ id }) => id).toSorted()).toEqual(['stray', 'twice']);
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'stray', reference: 'not ours', hasOrder: false, currency: 'EUR' }),
        expect.objectContaining({ id: 'twice', reference: order.reference, hasOrder: true, problem: 'paidTwice' }),
      ]),
    );
  });

  it('are shown with the provider’s events, or with a note if there are none', async () => {
    const order = await insertTestOrder(database.db, {
      state: 'voided',
      userId: staff.owner,
      planId: null,
      emails: 5000,
    });
    await insertApprovedTransaction(database.db, order, { status: 'VOIDED', email: 'card@example.com' });
    const sentAt = new Date('2026-11-20T12:00:00Z');
    await database.db.insert(paymentEvent).values(
      (['APPROVED', 'VOIDED'] as const).map((status, n) => ({
        key: `wompi:${order.reference}:${n}`,
        transactionId: `test-${order.reference}`,
        status,
        sentAt,
        receivedAt: new Date(sentAt.getTime() + n * 1000),
      })),
    );
    const answer = await staff.get(`/staff/fr?view=payment&payment=${order.reference.toLowerCase()}`);
    expect(await viewIn(answer, 'payment')).toMatchObject({
      payment: {
        reference: order.reference,
        state: 'voided',
        hasAccount: true,
        emails: 5000,
        deliveredAt: null,
        page: expect.stringMatching(new RegExp(`^/payment/fr\\?order=${order.reference}&key=[\\w-]{22}$`)),
        receipt: expect.stringContaining(order.reference),
      },
      attempts: [
        { status: 'VOIDED', email: 'card@example.com', events: [{ status: 'APPROVED' }, { status: 'VOIDED' }] },
      ],
      actions: [],
    });
    for (const query of ['payment=P-2222-2222-2222', 'payment=x', 'x=y']) {
      const none = await staff.get(`/staff/en?view=payment&${query}`);
      expect(none.status).toBe(404);
      expect(await answerIn(none)).toMatchObject({ errorCode: 'unknownPayment', view: { kind: 'payments' } });
    }
  });

  it('are delivered once, and only when they are paid', async () => {
    const fields = { action: 'deliver', payment: paid.reference };
    await Promise.all([staff.post(fields), staff.post(fields)]);
    const { location, answer } = await staff.done(fields);
    expect(location).toBe(`/staff/es?view=payment&payment=${paid.reference}&done=delivered`);
    expect(answer).toMatchObject({
      done: 'delivered',
      view: { payment: { isDelivered: true, deliveredAt: expect.any(Number) } },
    });
    expect(await listActions(database.db, { subject: paid.reference, limit: 9 })).toMatchObject([
      { staffEmail, action: 'payment-delivered' },
    ]);
    for (const state of ['open', 'pending', 'declined', 'voided'] as const) {
      const { reference } = await insertTestOrder(database.db, { state });
      expect(await staff.refused({ ...fields, payment: reference }, 409)).toMatchObject({
        errorCode: 'notPaid',
        view: { payment: { deliveredAt: null } },
      });
      expect(await staff.actionsOn(reference)).toEqual([]);
    }
    const unknown = await staff.refused({ ...fields, payment: 'P-2222-2222-2222' }, 404);
    expect(unknown).toMatchObject({ errorCode: 'unknownPayment', view: { kind: 'payments' } });
    expect(await staff.refused({ ...fields, payment: 'x' }, 422)).toMatchObject({ errorCode: 'wrongInput' });
  });

  it('payments without an order are settled once, by hand', async () => {
    const order = await insertTestOrder(database.db, { state: 'paid' });
    const { provider, id, reference } = await insertApprovedTransaction(database.db, order, { problem: 'paidTwice' });
    const isListed = async () => {
      const { problems } = await viewIn(await staff.get('/staff/en?view=payments'), 'payments');
      return problems.some((problem) => problem.id === id);
    };
    expect(await isListed()).toBe(true);
    const fields = { action: 'settle', provider, id };
    await Promise.all([staff.post(fields), staff.post(fields)]);
    expect((await staff.done(fields)).location).toBe('/staff/es?view=payments&done=settled');
    expect(await isListed()).toBe(false);
    expect(await listActions(database.db, { subject: reference, limit: 9 })).toMatchObject([
      { staffEmail, action: 'payment-settled' },
    ]);
    expect(await staff.refused({ ...fields, id: 'x' }, 404)).toMatchObject({ errorCode: 'unknownPayment' });
    expect(await staff.refused({ action: 'settle' }, 422)).toMatchObject({ errorCode: 'wrongInput' });
  });

  it('leave no personal data in the request log', () => {
    expect(staff.log.length).toBeGreaterThan(20);
    expect(staff.log.join()).not.toMatch(/zoe@|ana@|card@|P-[2-9A-Z]{4}-/i);
  });
});
