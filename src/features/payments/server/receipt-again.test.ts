import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { answerAt } from '#app/testing-live.ts';
import { user } from '#features/accounts/server/tables.ts';
import { databaseForTests } from '#platform/database/testing.ts';
import { paymentOrder } from './tables.ts';
import { paymentApp } from './testing-payments.ts';

describe('the address of the receipt', async () => {
  const database = await databaseForTests('embedded');
  const shop = paymentApp(database);
  let networks = 0;

  async function paid(email: string) {
    const order = await shop.order({ lang: 'en' });
    await shop.tell(shop.attempt(order).say('APPROVED', { customer_email: email }));
    const key = new URL(order.order_url, 'http://site.test').searchParams.get('key') ?? '';
    return { ...order, key };
  }
  const send = (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
    shop.app.request('http://site.test/payment/en', {
      method: 'POST',
      body: new URLSearchParams({ request_id: randomUUID(), email: '', ...fields }),
      headers: {
        accept: 'text/html',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': `203.0.113.${networks++ % 250}`,
        ...headers,
      },
    });
  const again = async (response: Response) => {
    const { payment } = await answerAt(response, '/payment');
    return payment.kind === 'order' ? payment.again : undefined;
  };
  const receiptsTo = async (reference: string, email: string) =>
    (await shop.mails(reference)).filter(({ recipient }) => recipient === email);
  const emailOf = async (reference: string) =>
    (await database.db.select().from(paymentOrder).where(eq(paymentOrder.reference, reference)))[0]?.email;

  it('is suggested where it looks mistyped, and corrected in one press', async () => {
    const order = await paid('ana@gmial.com');
    const page = await shop.app.request(`http://site.test${order.order_url}`, { headers: { accept: 'text/html' } });
    expect(await again(page)).toMatchObject({ suggestion: 'a•••@gmail.com', isSent: false });
    const answer = await send({ order: order.reference, key: order.key, choice: 'fix' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('&sent=yes#receipt'),
    ]);
    expect(await emailOf(order.reference)).toBe('ana@gmail.com');
    expect(await receiptsTo(order.reference, 'ana@gmail.com')).toMatchObject([
      { attachment: { kind: 'receipt', reference: order.reference } },
    ]);
  });

  it('stays corrected when the provider reports the old one again', async () => {
    const order = await shop.order();
    const attempt = shop.attempt(order);
    await shop.tell(attempt.say('APPROVED', { customer_email: 'ana@gmial.com' }));
    const key = new URL(order.order_url, 'http://site.test').searchParams.get('key') ?? '';
    await send({ order: order.reference, key, email: 'ana@gmail.com' });
    await shop.tell(attempt.say('VOIDED', { customer_email: 'ana@gmial.com' }));
    expect(await emailOf(order.reference)).toBe('ana@gmail.com');
    expect(await receiptsTo(order.reference, 'ana@gmail.com')).toHaveLength(2);
  });

  it('is questioned if it looks mistyped, and kept if the buyer says so', async () => {
    const order = await paid('ana@example.com');
    const key = { order: order.reference, key: order.key };
    const asked = await send({ ...key, email: 'ana@gmial.com' });
    expect(asked.status).toBe(422);
    expect(await again(asked)).toMatchObject({ typed: 'ana@gmial.com', meant: 'ana@gmail.com' });
    expect(await emailOf(order.reference)).toBe('ana@example.com');
    expect((await send({ ...key, email: 'ana@gmial.com', choice: 'typed' })).status).toBe(303);
    expect(await emailOf(order.reference)).toBe('ana@gmial.com');
    expect((await send({ ...key, email: 'eva@gmial.com', choice: 'meant' })).status).toBe(303);
    expect(await emailOf(order.reference)).toBe('eva@gmail.com');
  });

  it.each(['ana', 'ana@', 'ana@example.com\nbcc: eve@example.com', 'a'.repeat(300)])(
    'must be one: %j is refused with what was typed',
    async (email) => {
      const order = await paid('ana@example.com');
      const answer = await send({ order: order.reference, key: order.key, email });
      expect([answer.status, (await again(answer))?.problem]).toEqual([422, 'invalid']);
      expect(await emailOf(order.reference)).toBe('ana@example.com');
    },
  );

  it('is not changed by those who only know the order’s number, nor by other sites', async () => {
    const order = await paid('ana@example.com');
    const eve = { order: order.reference, email: 'eve@example.com' };
    expect((await send({ ...eve, key: 'guess' })).status).toBe(404);
    expect((await send(eve)).status).toBe(404);
    expect((await send({ ...eve, key: order.key }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await emailOf(order.reference)).toBe('ana@example.com');
    expect(await receiptsTo(order.reference, 'eve@example.com')).toEqual([]);
  });

  it('gets the receipt once for a form that is sent twice, and only a few times an hour', async () => {
    const order = await paid('ana@example.com');
    const form = { order: order.reference, key: order.key, request_id: randomUUID() };
    await Promise.all([send(form), send(form)]);
    expect(await receiptsTo(order.reference, 'ana@example.com')).toHaveLength(2);
    expect((await send({ ...form, request_id: randomUUID() })).status).toBe(303);
    const refused = await send({ ...form, request_id: randomUUID() });
    expect([refused.status, (await again(refused))?.problem]).toEqual([429, 'tooManyRequests']);
    expect(await receiptsTo(order.reference, 'ana@example.com')).toHaveLength(3);
  });

  it('has nothing to send before the order is paid', async () => {
    const order = await shop.order();
    const key = new URL(order.order_url, 'http://site.test').searchParams.get('key') ?? '';
    const answer = await send({ order: order.reference, key, email: 'eve@example.com' });
    expect(answer.status).toBe(303);
    expect(await shop.mails(order.reference)).toEqual([]);
  });

  it('is that of the account too, if somebody was signed in', async () => {
    const [account] = await database.db
      .insert(user)
      .values({ name: 'Ana', email: 'ana@account.example', emailVerified: true })
      .returning();
    if (!account) throw new Error('The account was not saved');
    const own = paymentApp(database, { signedIn: async () => ({ sessionId: 's', user: account, isStaff: false }) });
    const order = await own.order();
    await own.tell(own.attempt(order).say('APPROVED', { customer_email: 'ana@gmial.com' }));
    const recipients = (await own.mails(order.reference)).map(({ recipient }) => recipient).sort();
    expect(recipients).toEqual(['ana@account.example', 'ana@gmial.com', 'soporte@hormiga.example']);
  });
});
