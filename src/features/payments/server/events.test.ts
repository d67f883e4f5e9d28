import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { notification, user } from '#features/accounts/server/tables.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { msPerHour } from '#site/durations.ts';
import { paymentOrder, paymentTransaction } from './tables.ts';
import { eventOf, paymentApp } from './testing-payments.ts';

describe.each(databaseKinds())('events on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const log: string[] = [];
  const shop = paymentApp(database, { log });

  it('mark the order of an approved payment as paid, with a receipt for the payer and a mail to the team', async () => {
    const order = await shop.order({ lang: 'fr' });
    const { say } = shop.attempt(order);
    expect((await shop.tell(say('PENDING'))).status).toBe(200);
    expect(await shop.stateOf(order.reference)).toBe('pending');
    expect(await shop.mails(order.reference)).toEqual([]);
    expect((await shop.tell(say('APPROVED'))).status).toBe(200);
    expect(await shop.stateOf(order.reference)).toBe('paid');
    const mails = await shop.mails(order.reference);
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(['ana@example.com', 'soporte@hormiga.example']);
    expect(mails.find(({ recipient }) => recipient === 'ana@example.com')).toMatchObject({
      subject: expect.stringContaining('Paiement reçu'),
      text: expect.stringContaining(`http://site.test/payment/fr?order=${order.reference}&key=`),
    });
  });

  it('close the order: its request id does not start it again', async () => {
    const request_id = randomUUID();
    const order = await shop.order({ request_id });
    await shop.tell(shop.attempt(order).say('APPROVED'));
    const again = await shop.create({ request_id });
    expect([again.status, await again.json()]).toMatchObject([409, { CODE: 4, DATA: {} }]);
  });

  it('change nothing when they are repeated, late or out of order', async () => {
    const order = await shop.order();
    const { say } = shop.attempt(order);
    const approved = say('APPROVED');
    const event = eventOf(approved);
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.post('/pay/events', event)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect((await shop.tell({ ...approved, status: 'PENDING' })).status).toBe(200);
    expect((await shop.tell(approved, { at: Date.now() - msPerHour })).status).toBe(200);
    expect(await shop.stateOf(order.reference)).toBe('paid');
    expect(await shop.mails(order.reference)).toHaveLength(2);
  });

  it('change nothing when an unsigned field of a known event was altered', async () => {
    const [paid, other] = [await shop.order(), await shop.order()];
    const event = eventOf(shop.attempt(paid).say('APPROVED'));
    await shop.post('/pay/events', event);
    const { transaction } = event.data;
    const turned = { ...event, data: { transaction: { ...transaction, reference: other.reference } } };
    expect((await shop.post('/pay/events', turned)).status).toBe(200);
    expect(await shop.stateOf(other.reference)).toBe('open');
  });

  it.each([
    ['forged', { secret: 'test_events_guessed' }],
    ['old', { at: Date.now() - 49 * msPerHour }],
    ['of the future', { at: Date.now() + msPerHour }],
  ])('are refused and logged when they are %s', async (_, how) => {
    const order = await shop.order();
    expect((await shop.tell(shop.attempt(order).say('APPROVED'), how)).status).toBe(403);
    expect(await shop.stateOf(order.reference)).toBe('open');
    expect(log.join('')).toContain('refused an event from the payment provider');
  });

  it('are rate-limited without a log line when forged, while genuine ones of the same network pass', {
    tags: 'system',
  }, async () => {
    const order = await shop.order();
    const from = { 'x-forwarded-for': '203.0.113.77' };
    const forged = eventOf(shop.attempt(order).say('APPROVED'), { secret: 'test_events_guessed' });
    const statuses: number[] = [];
    for (let n = 0; n < 40; n++) statuses.push((await shop.post('/pay/events', forged, from)).status);
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([403]));
    expect(new Set(statuses.slice(30))).toEqual(new Set([429]));
    const lines = log.length;
    const refused = await shop.post('/pay/events', forged, from);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(log.slice(lines).join('')).not.toContain('refused an event');
    // One after the other: fifty together wait for connections for longer than a request may on a busy machine.
    const genuine: number[] = [];
    for (let n = 0; n < 50; n++) {
      const event = eventOf(shop.attempt(await shop.order()).say('APPROVED'));
      genuine.push((await shop.post('/pay/events', event, from)).status);
    }
    expect(new Set(genuine)).toEqual(new Set([200]));
  });

  it.each(['', 'null', '[]', '{"event":', '{"event":"transaction.updated"}'])(
    'are refused with the body %j',
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await shop.app.request('/pay/events', { method: 'POST', body, headers });
      expect([400, 422]).toContain(answer.status);
    },
  );

  it('are not acknowledged while the database is down, so that they are sent again', async () => {
    const order = await shop.order();
    const event = eventOf(shop.attempt(order).say('APPROVED'));
    const away = Promise.reject(new Error('the database is away'));
    away.catch(() => undefined);
    const broken = new Proxy(database.db, {
      get: (db, name) => (name === 'transaction' ? () => away : Reflect.get(db, name)),
    });
    const down = paymentApp({ ...database, db: broken, ping: () => away }, {});
    expect((await down.post('/pay/events', event)).status).toBe(503);
    expect(await shop.stateOf(order.reference)).toBe('open');
    expect((await shop.post('/pay/events', event)).status).toBe(200);
    expect(await shop.stateOf(order.reference)).toBe('paid');
  });

  it('reach the next server when one was killed between transaction and event', async () => {
    const order = await shop.order();
    const next = paymentApp(database, {});
    await next.tell(next.attempt(order).say('APPROVED'));
    expect(await next.stateOf(order.reference)).toBe('paid');
  });

  it('save money that matches no order, and notify the team', async () => {
    const reference = `P-2222-2222-${randomUUID().slice(0, 4).toUpperCase()}`;
    const lost = shop.attempt({ reference, amount_in_cents: 5_000_000, currency: 'COP' }).say('APPROVED');
    expect((await shop.tell(lost)).status).toBe(200);
    const [saved] = await database.db.select().from(paymentTransaction).where(eq(paymentTransaction.id, lost.id));
    expect(saved).toMatchObject({ problem: 'unknownOrder', amount: 5_000_000, orderId: null });
    expect((await shop.mails(reference)).map(({ subject }) => subject)).toEqual([`Dinero sin pedido: ${reference}`]);
  });

  it('send mail about a refusal only if the bank was slow, and always about a refund', async () => {
    const [quick, slow, late, returned] = await Promise.all([shop.order(), shop.order(), shop.order(), shop.order()]);
    await shop.tell(shop.attempt(quick).say('DECLINED', { created_at: new Date().toISOString() }));
    expect(await shop.mails(quick.reference)).toEqual([]);
    const created_at = new Date(Date.now() - msPerHour).toISOString();
    const attempt = shop.attempt(slow);
    await shop.tell(attempt.say('PENDING', { created_at }));
    expect(await shop.mails(slow.reference)).toEqual([]);
    await shop.tell(attempt.say('DECLINED', { created_at }));
    expect(await shop.mails(slow.reference)).toHaveLength(1);
    // No event said that it was with the bank.
    await shop.tell(shop.attempt(late).say('ERROR', { created_at }));
    expect(await shop.stateOf(late.reference)).toBe('error');
    expect(await shop.mails(late.reference)).toHaveLength(1);
    const { say } = shop.attempt(returned);
    await shop.tell(say('APPROVED'));
    await shop.tell(say('VOIDED'));
    expect(await shop.stateOf(returned.reference)).toBe('voided');
    expect(await shop.mails(returned.reference)).toHaveLength(4);
  });

  it('notify only the team about a refund of a payment that was never reported', async () => {
    const order = await shop.order();
    await shop.tell(shop.attempt(order).say('VOIDED'));
    const mails = await shop.mails(order.reference);
    expect(mails).toHaveLength(1);
    expect(mails.map(({ recipient }) => recipient)).not.toContain('ana@example.com');
  });

  it('are refused when they contain text that the database cannot store', async () => {
    const order = await shop.order();
    const response = await shop.tell({ ...shop.attempt(order, 'a\u0000b').say('APPROVED') });
    expect(response.status).toBe(422);
    expect((await shop.create({ api_client: '\u0000x' })).status).toBe(422);
  });

  it('notify the account that was signed in, or else the account with the payer’s address', async () => {
    const email = `${randomUUID()}@example.com`;
    const [owner] = await database.db.insert(user).values({ email, name: 'Ñandú 🐜', emailVerified: true }).returning();
    if (!owner) throw new Error('There is no account');
    const signed = paymentApp(database, {
      signedIn: async () => ({ sessionId: randomUUID(), user: owner, isStaff: false }),
    });
    const [mine, broken, byAddress] = [await signed.order(), await signed.order(), await shop.order()];
    await signed.tell(signed.attempt(mine).say('DECLINED'));
    await signed.tell(signed.attempt(broken).say('ERROR'));
    await shop.tell(shop.attempt(byAddress).say('APPROVED', { customer_email: email.toUpperCase() }));
    const rung = await database.db.select().from(notification).where(eq(notification.userId, owner.id));
    const notified = new Map(rung.map((one) => [one.values['reference'], one.kind]));
    expect(notified).toEqual(
      new Map([
        [mine.reference, 'paymentDeclined'],
        [broken.reference, 'paymentDeclined'],
        [byAddress.reference, 'paymentApproved'],
      ]),
    );
    const [saved] = await database.db.select().from(paymentOrder).where(eq(paymentOrder.reference, mine.reference));
    // The receipt goes to the address typed at the checkout; the order stays with the account.
    expect(saved).toMatchObject({ email: 'ana@example.com', userId: owner.id });
  });

  it('ring the bell once for a refund, also for that of a second charge', async () => {
    const email = `${randomUUID()}@example.com`;
    const [owner] = await database.db.insert(user).values({ email, name: 'Ñandú 🐜', emailVerified: true }).returning();
    if (!owner) throw new Error('There is no account');
    const [order, twice] = [await shop.order(), await shop.order()];
    const paid = shop.attempt(order);
    const [first, second] = [shop.attempt(twice), shop.attempt(twice)];
    for (const { say } of [paid, first, second]) await shop.tell(say('APPROVED', { customer_email: email }));
    for (const { say } of [paid, paid, second]) await shop.tell(say('VOIDED', { customer_email: email }));
    const rung = await database.db.select().from(notification).where(eq(notification.userId, owner.id));
    expect(rung.map(({ kind, values }) => [kind, values['reference']])).toEqual([
      ['paymentApproved', order.reference],
      ['paymentApproved', twice.reference],
      ['paymentRefunded', order.reference],
      ['secondPaymentRefunded', twice.reference],
    ]);
    expect(await shop.stateOf(twice.reference)).toBe('paid');
  });

  it('leave no payer’s address in the log', () => {
    expect(log.join('')).not.toContain('@example.com');
  });
});
