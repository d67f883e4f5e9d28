import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { notification } from '#features/accounts/server/tables.ts';
import { staffApp, viewIn } from '#features/staff/server/testing-staff.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { claimMail, markMailSent } from '#platform/server/mail/outbox.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { csvCell } from './orders-csv.ts';
import { listRefunds } from './refunds.ts';
import { findOrder } from './store/orders.ts';
import { insertApprovedTransaction, insertTestOrder } from './store/testing-orders.ts';
import { orderBilling, paymentOrder } from './tables.ts';
import { paymentApp } from './testing-payments.ts';

describe.each(databaseKinds())('the team and its orders, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const { db } = database;
  const staff = await staffApp(database);
  const shop = paymentApp(database);
  afterAll(() => rmSync(staff.dataDir, { recursive: true }));
  const insertPaid = async () => {
    const order = await insertTestOrder(db, { state: 'paid', email: 'ana@example.com', userId: staff.owner });
    await insertApprovedTransaction(db, order, { currency: 'COP' });
    return order;
  };
  const mailsOf = async (reference: string, news: string) =>
    (await db.select().from(outboxMessage)).filter(({ key }) => key.startsWith(`payment:${reference}:${news}`));
  const bellOf = async (reference: string) =>
    (await db.select().from(notification)).filter(({ values }) => values['reference'] === reference);

  describe('delivery', () => {
    it('writes to the buyer in a minute and rings the bell, once', async () => {
      const { reference } = await insertPaid();
      const fields = { action: 'deliver', payment: reference, id: randomUUID(), message: 'Listo.\r\n<b>Saludos</b>' };
      await Promise.all([staff.post(fields), staff.post(fields)]);
      await staff.done({ ...fields, id: randomUUID() });
      const mails = await mailsOf(reference, 'delivered');
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain('Listo.\n');
      expect(mails[0]?.html).toContain('&lt;b&gt;');
      const waits = (mails[0]?.nextAttemptAt.getTime() ?? 0) - Date.now();
      expect(waits).toBeGreaterThan(30_000);
      const claimed = await claimMail(db, { now: new Date(), until: new Date(Date.now() + 1000) });
      expect(claimed?.key).not.toBe(mails[0]?.key);
      expect(await bellOf(reference)).toMatchObject([{ kind: 'orderDelivered' }]);
      expect(await staff.actionsOn(reference)).toEqual(['payment-delivered']);
    });

    it('is undone within the minute as if it had not been, however often it is pressed', async () => {
      const { reference } = await insertPaid();
      await staff.done({ action: 'deliver', payment: reference, message: 'Listo' });
      const fields = { action: 'undeliver', payment: reference };
      await Promise.all([staff.post(fields), staff.post(fields)]);
      const { location } = await staff.done(fields);
      expect(location).toContain('done=undone');
      expect(await mailsOf(reference, '')).toEqual([]);
      expect(await bellOf(reference)).toEqual([]);
      expect(await findOrder(db, reference)).toMatchObject({ deliveredAt: null, deliveryNote: null });
      expect(await staff.actionsOn(reference)).toEqual(['payment-undone', 'payment-delivered']);
      await staff.done({ action: 'deliver', payment: reference, message: 'Ahora sí' });
      expect(await mailsOf(reference, 'delivered')).toHaveLength(1);
    });

    it('is corrected after the minute, with words that the buyer gets', async () => {
      const { reference } = await insertPaid();
      await staff.done({ action: 'deliver', payment: reference });
      await db
        .update(paymentOrder)
        .set({ deliveredAt: new Date(Date.now() - 61_000) })
        .where(eq(paymentOrder.reference, reference));
      const fields = { action: 'undeliver', payment: reference, id: randomUUID() };
      expect(await staff.refused(fields, 422)).toMatchObject({ problems: { correction: 'missing' } });
      const { location } = await staff.done({ ...fields, message: 'Perdón' });
      expect(location).toContain('done=corrected');
      await staff.done({ ...fields, message: 'Perdón' });
      expect(await mailsOf(reference, 'undelivered')).toMatchObject([{ text: expect.stringContaining('Perdón') }]);
      expect((await bellOf(reference)).map((one) => one.kind).sort()).toEqual(['orderDelivered', 'orderNotDelivered']);
    });

    it('is not undone in silence while its mail is being sent', async () => {
      const { reference } = await insertPaid();
      await staff.done({ action: 'deliver', payment: reference });
      const [mail] = await mailsOf(reference, 'delivered');
      await db
        .update(outboxMessage)
        .set({ claimedUntil: new Date(Date.now() + 60_000) })
        .where(eq(outboxMessage.id, mail?.id ?? ''));
      const answer = await staff.refused({ action: 'undeliver', payment: reference }, 422);
      expect(answer).toMatchObject({ problems: { correction: 'missing' } });
      expect(await findOrder(db, reference)).toMatchObject({ deliveredAt: expect.any(Date) });
      expect(await mailsOf(reference, 'delivered')).toHaveLength(1);
    });
  });

  describe('refunds', () => {
    const refund = (reference: string, amount: string, more = {}) => ({
      action: 'refund',
      payment: reference,
      id: randomUUID(),
      amount,
      reason: 'discount',
      message: 'Un mes menos',
      ...more,
    });

    it('are recorded up to the price, told to the buyer, and return the order with the last of it', async () => {
      const order = await insertPaid();
      const { reference } = order;
      const first = refund(reference, '10000', { provider_reference: 'R-1', date: '2026-01-02' });
      await Promise.all([staff.post(first), staff.post(first)]);
      expect(await listRefunds(db, [order.id])).toMatchObject([{ amount: 1_000_000, providerReference: 'R-1' }]);
      const view = await viewIn(await staff.get(`/staff/en?view=payment&payment=${reference}`), 'payment');
      expect(view).toMatchObject({
        payment: { refunded: 1_000_000, state: 'paid' },
        refunds: [{ reason: 'discount' }],
      });
      for (const amount of ['30000.01', '0', 'x', '-5', '1e9'])
        expect(await staff.refused(refund(reference, amount), 422)).toMatchObject({
          problems: { amount: expect.any(String) },
          typed: { message: 'Un mes menos' },
        });
      await staff.done(refund(reference, '30000'));
      expect(await findOrder(db, reference)).toMatchObject({ state: 'voided' });
      expect(await staff.refused(refund(reference, '1'), 409)).toMatchObject({ errorCode: 'notRefundable' });
      const mails = await mailsOf(reference, 'refund');
      expect(mails).toHaveLength(2);
      expect(mails.map(({ text }) => text).join()).toContain('Un mes menos');
      expect((await bellOf(reference)).map((one) => one.kind)).toEqual(['amountRefunded', 'amountRefunded']);
    });

    it('are never more than the price, also at the same moment', async () => {
      const order = await insertPaid();
      await Promise.all(Array.from({ length: 6 }, () => staff.post(refund(order.reference, '15000'))));
      const amounts = (await listRefunds(db, [order.id])).map(({ amount }) => amount);
      expect(amounts).toEqual([1_500_000, 1_500_000]);
    });

    it('refunds that the provider reports after the team recorded them are not counted twice', async () => {
      const order = await insertPaid();
      const { reference } = order;
      const money = { reference, amount_in_cents: order.amount, currency: 'COP' };
      const attempt = shop.attempt(money, `test-${reference}`);
      await staff.done(refund(reference, '10000'));
      await shop.tell(attempt.say('VOIDED'));
      expect(await findOrder(db, reference)).toMatchObject({ state: 'voided' });
      expect((await listRefunds(db, [order.id])).map(({ amount }) => amount).sort()).toEqual([1_000_000, 3_000_000]);
      expect(await mailsOf(reference, 'refund')).toHaveLength(2);
      expect(await mailsOf(reference, 'voided')).toHaveLength(0);

      const whole = await insertPaid();
      await staff.done(refund(whole.reference, '40000'));
      await shop.tell(shop.attempt({ ...money, reference: whole.reference }, `test-${whole.reference}`).say('VOIDED'));
      expect(await listRefunds(db, [whole.id])).toHaveLength(1);
      expect(await mailsOf(whole.reference, 'refund')).toHaveLength(1);
      expect(await bellOf(whole.reference)).toHaveLength(1);
    });

    it('of everything stop the mail of a delivery that waits for its minute, whoever reports them', async () => {
      const byTeam = await insertPaid();
      await staff.done({ action: 'deliver', payment: byTeam.reference });
      await staff.done(refund(byTeam.reference, '10000'));
      expect(await mailsOf(byTeam.reference, 'delivered')).toHaveLength(1);
      await staff.done(refund(byTeam.reference, '30000'));
      const byProvider = await insertPaid();
      await staff.done({ action: 'deliver', payment: byProvider.reference });
      const money = { reference: byProvider.reference, amount_in_cents: byProvider.amount, currency: 'COP' };
      await shop.tell(shop.attempt(money, `test-${byProvider.reference}`).say('VOIDED'));
      for (const { reference } of [byTeam, byProvider]) {
        expect(await findOrder(db, reference)).toMatchObject({ state: 'voided', deliveredAt: expect.any(Date) });
        expect(await mailsOf(reference, 'delivered')).toEqual([]);
        expect((await bellOf(reference)).map((one) => one.kind)).not.toContain('orderDelivered');
      }
    });

    it('leave a delivery told that was told before', async () => {
      const { reference } = await insertPaid();
      await staff.done({ action: 'deliver', payment: reference });
      const [mail] = await mailsOf(reference, 'delivered');
      await markMailSent(db, mail?.id ?? '', new Date());
      await staff.done(refund(reference, '40000'));
      expect(await findOrder(db, reference)).toMatchObject({ state: 'voided' });
      expect(await mailsOf(reference, 'delivered')).toHaveLength(1);
      expect((await bellOf(reference)).map((one) => one.kind)).toContain('orderDelivered');
    });

    it('refunds that only the provider reports make their own record, with one mail, also of a second charge', async () => {
      const order = await insertPaid();
      const money = { reference: order.reference, amount_in_cents: order.amount, currency: 'COP' };
      const second = shop.attempt(money);
      await shop.tell(second.say('APPROVED'));
      await shop.tell(second.say('VOIDED'));
      expect(await findOrder(db, order.reference)).toMatchObject({ state: 'paid' });
      expect(await listRefunds(db, [order.id])).toMatchObject([{ isExtra: true, reason: 'secondCharge' }]);
      expect(await mailsOf(order.reference, 'refund')).toHaveLength(1);
      expect((await bellOf(order.reference)).map((one) => one.kind)).toEqual(['secondPaymentRefunded']);

      await shop.tell(shop.attempt(money, `test-${order.reference}`).say('VOIDED'));
      const all = await listRefunds(db, [order.id]);
      expect(all.map(({ isExtra }) => isExtra).sort()).toEqual([false, true]);
      expect(await mailsOf(order.reference, 'voided')).toHaveLength(1);
    });
  });

  it('finds orders by name, company and tax id, and exports them without formulas', async () => {
    const order = await insertTestOrder(db, { state: 'paid', email: 'zoe@example.com' });
    await db.insert(orderBilling).values({
      orderId: order.id,
      kind: 'company',
      name: 'Zoë Núñez',
      company: '=HYPERLINK("http://evil.example")',
      taxIdType: 'nit',
      taxId: '899999068-1',
      street: '+57',
      city: '@x',
      country: 'CO',
      updatedAt: new Date(),
    });
    for (const q of ['núñez', 'hyperlink', '899999068']) {
      const { payments } = await viewIn(
        await staff.get(`/staff/en?view=payments&q=${encodeURIComponent(q)}`),
        'payments',
      );
      expect(payments).toMatchObject([{ reference: order.reference, name: 'Zoë Núñez' }]);
    }
    const day = new Date(order.createdAt.getTime() - 5 * 3_600_000).toISOString().slice(0, 10);
    const file = await staff.get(`/staff/orders.csv?from=${day}&to=${day}&lang=es`);
    expect(file.headers.get('content-type')).toContain('text/csv');
    const line = (await file.text()).split('\r\n').find((one) => one.includes(order.reference));
    expect(line).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(line).toContain(`"'+57","'@x"`);
    expect((await staff.get(`/staff/orders.csv?from=${day}&to=${day}`, { who: 'ana' })).status).toBe(302);
    expect((await staff.get(`/staff/orders.csv?from=x&to=${day}`)).status).toBe(422);
  });

  it('corrects invoice details until the invoice is issued', async () => {
    const { reference } = await insertPaid();
    const fields = {
      action: 'billing',
      payment: reference,
      kind: 'person',
      name: 'Ana',
      country: 'CO',
      taxIdType: 'cc',
      taxId: '1.020.304.050',
      street: 'Calle 1',
      city: 'Bogotá',
      region: 'Cundinamarca',
    };
    expect(await staff.refused({ ...fields, name: '' }, 422)).toMatchObject({ problems: { name: 'missing' } });
    expect((await staff.done(fields)).answer).toMatchObject({
      view: { billing: { name: 'Ana', taxId: '1020304050' } },
    });
    expect(await staff.refused({ action: 'invoice', payment: reference, invoice: ' ' }, 422)).toBeDefined();
    await staff.done({ action: 'invoice', payment: reference, invoice: 'FE-1024' });
    expect(await staff.refused({ ...fields, name: 'Eva' }, 409)).toMatchObject({ errorCode: 'invoiced' });
    expect(await staff.actionsOn(reference)).toEqual(['payment-invoiced', 'payment-billing']);
  });
});

describe('a cell of the export', () => {
  it.each(['=1+1', '+1', '-1', '@x', '\t=1', ' =1', '\r=1'])(
    'is text although it starts like a formula: %j',
    (text) => {
      expect(csvCell(text)).toBe(`"'${text}"`);
    },
  );

  it('keeps its quotes and commas', () => {
    expect(csvCell('a "b", c')).toBe('"a ""b"", c"');
  });
});
