import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { meeting } from '#features/meetings/server/tables.ts';
import { paymentOrder, paymentRefund } from '#features/payments/server/tables.ts';
import { quote } from '#features/quotes/server/tables.ts';
import { addMessage } from '#features/tickets/server/store/conversation.ts';
import { newReference } from '#features/tickets/server/store/find-tickets.ts';
import { ticket } from '#features/tickets/server/tables.ts';
import { newCode } from '#platform/database/reference-code.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { overviewView } from './staff.ts';

const now = new Date('2026-11-18T15:00:00Z');
const bogota = (day: string, time = '12:00') => new Date(`${day}T${time}:00-05:00`);
const sandbox = readConfig({ PAYMENTS: 'sandbox' });

type TicketChange = Partial<typeof ticket.$inferInsert>;

describe.each(databaseKinds())('the overview, on %s', async (kind) => {
  const { db } = await databaseForTests(kind);
  const person = { name: 'Ana', email: 'ana@example.com', language: 'es' };

  const addTicket = async (createdAt: Date, change: TicketChange = {}) => {
    const values = { ...person, message: 'Hola', reference: newReference(), createdAt, lastActivityAt: createdAt };
    const [saved] = await db
      .insert(ticket)
      .values({ ...values, ...change })
      .returning();
    return saved?.id ?? '';
  };
  const answer = (ticketId: string, createdAt: Date, author: 'team' | 'visitor' = 'team') =>
    addMessage(db, { id: randomUUID(), ticketId, author, staffEmail: null, text: 'Hola', createdAt });
  const read = (from: string, to: string, config = sandbox, at = now) => overviewView(db, { from, to }, config, at);

  it('counts leads by days of Bogotá, beside the same number of days before', async () => {
    await addTicket(bogota('2026-03-02', '23:59'), { country: 'CO', page: '/contact/es?utm_source=x' });
    await addTicket(bogota('2026-03-03', '00:00'), { country: 'co', page: '/contact' });
    await addTicket(bogota('2026-03-04', '23:59'), { page: '/contact/fr' });
    await addTicket(bogota('2026-03-05', '00:00'));
    const { leads } = await read('2026-03-03', '2026-03-04');
    expect(leads.all).toEqual({ now: 2, before: 1 });
    expect(leads.points.map(({ now, before }) => [now, before])).toEqual([
      [1, 0],
      [1, 1],
    ]);
    expect(leads.countries).toEqual([
      { name: 'co', now: 1, before: 1 },
      { name: null, now: 1, before: 0 },
    ]);
    expect(leads.pages).toEqual([{ name: '/contact', now: 2, before: 1 }]);
  });

  it('counts neither spam, canaries, what the team began, nor what follows from an earlier request', async () => {
    const day = bogota('2026-04-01');
    await addTicket(day, { state: 'quarantined' });
    await addTicket(day, { campaign: { canary: '1' } });
    await addTicket(day, { openedBy: 'team' });
    await addTicket(day, { about: 'Q-7KQ2-94MX-3HTW' });
    await addTicket(day, { campaign: { utm_source: 'news', utm_medium: 'email' }, state: 'closed' });
    const stored = { ...person, currency: 'cop', selection: 'x', lines: [], taxes: [], subtotal: 1, total: 1 };
    const reference = newCode('Q', 3);
    await db.insert(quote).values({ ...stored, reference, country: 'us', createdAt: day, validUntil: day });
    const booked = { ...person, topic: 'x', zone: 'America/Bogota', createdAt: day, bookedAt: day };
    const at = (time: string) => ({ ...booked, reference: newCode('M', 2), startsAt: bogota('2026-04-07', time) });
    await db.insert(meeting).values([
      { ...at('08:00'), country: 'ca' },
      { ...at('09:00'), state: 'cancelled' },
      { ...at('10:00'), quoteReference: reference },
      { ...at('11:00'), state: 'expired', heldUntil: day },
    ]);
    const { leads } = await read('2026-04-01', '2026-04-01');
    expect(leads.kinds).toEqual({
      tickets: { now: 1, before: 0 },
      quotes: { now: 1, before: 0 },
      meetings: { now: 2, before: 0 },
    });
    expect(leads.campaigns).toEqual([
      { source: 'news', medium: 'email', campaign: '', now: 1, before: 0, answered: 1 },
    ]);
    expect(leads.pages.map(({ name }) => name).toSorted()).toEqual(['/meet/book', '/support/quote', null]);
  });

  it('counts a campaign once, whatever else differs between its tickets, and under its new name after a correction', async () => {
    const june = { source: 'ads', medium: 'cpc', campaign: 'june' };
    const utm = { utm_source: 'ads', utm_medium: 'cpc', utm_campaign: 'june' };
    const day = bogota('2026-06-02');
    await addTicket(day, { country: 'co', page: '/contact', campaign: { ...utm, referrer: 'https://example.com' } });
    await addTicket(day, { country: 'mx', page: '/contact', campaign: utm, state: 'answered' });
    await addTicket(bogota('2026-06-01'), { country: 'co', page: '/', campaign: utm });
    const other = await addTicket(day, { country: 'co', page: '/contact' });
    const campaigns = async () => (await read('2026-06-02', '2026-06-02')).leads.campaigns;
    const none = { source: '', medium: '', campaign: '' };
    expect(await campaigns()).toEqual([
      { ...june, now: 2, before: 1, answered: 1 },
      { ...none, now: 1, before: 0, answered: 0 },
    ]);
    await db.update(ticket).set({ campaign: utm }).where(eq(ticket.id, other));
    expect(await campaigns()).toEqual([{ ...june, now: 3, before: 1, answered: 1 }]);
  });

  it('measures the first answer, and who got it by the end of the next working day', async () => {
    // A Friday; the next working day is Tuesday, because Monday is a holiday in Colombia.
    const friday = bogota('2026-05-15', '17:00');
    await answer(await addTicket(friday), bogota('2026-05-15', '18:00'));
    const late = await addTicket(friday);
    await answer(late, bogota('2026-05-16', '08:00'), 'visitor');
    await answer(late, bogota('2026-05-19', '23:59'));
    await answer(late, bogota('2026-05-25'));
    await answer(await addTicket(friday), bogota('2026-05-20', '00:00'));
    await addTicket(friday);
    const { answers } = await read('2026-05-15', '2026-05-22');
    expect(answers.tickets).toEqual({ now: 4, before: 0 });
    expect(answers.answered.now).toBe(3);
    expect(answers.median).toEqual({ now: (4 * 24 + 7) * 3600 - 60, before: null });
    expect(answers.inTime.now).toBe(0.5);
    expect(answers.medians.filter((point) => point.now !== null)).toHaveLength(1);
    expect(answers.waiting.map((point) => point.now)).toEqual([3, 3, 3, 3, 2, 1, 1, 1].map((open) => open + 5));
  });

  const order = (change: Partial<typeof paymentOrder.$inferInsert>) => ({
    reference: newCode('P', 3),
    language: 'es',
    productId: 3,
    currency: 'cop',
    amount: 1000,
    provider: 'sandbox',
    state: 'paid' as const,
    createdAt: bogota('2026-06-01'),
    expiresAt: bogota('2026-06-02'),
    paidAt: bogota('2026-06-10', '23:30'),
    ...change,
  });

  it('adds neither currencies nor orders that were not paid', async () => {
    await db
      .insert(paymentOrder)
      .values([
        order({}),
        order({ productId: 4, amount: 500 }),
        order({ currency: 'USD', amount: 70 }),
        order({ state: 'declined', paidAt: null }),
        order({ provider: 'wompi', amount: 9000 }),
        order({ paidAt: bogota('2026-06-09', '23:59'), amount: 40 }),
      ]);
    const { revenue } = await read('2026-06-10', '2026-06-10');
    expect(
      revenue.map(({ currency, amount, orders, refunded }) => [currency, amount, orders.now, refunded.now]),
    ).toEqual([
      ['cop', { now: 1500, before: 40 }, 2, 0],
      ['usd', { now: 70, before: 0 }, 1, 0],
    ]);
    expect(revenue[0]?.products.map(({ productId, amount }) => [productId, amount.now])).toEqual([
      [3, 1000],
      [4, 500],
    ]);
    const real = await read('2026-06-10', '2026-06-10', readConfig({ PAYMENTS: 'off' }));
    expect(real.revenue.map(({ amount }) => amount.now)).toEqual([9000]);
  });

  it('deducts what was returned when it was returned, but no second charge', async () => {
    const [first, second, simulated] = [randomUUID(), randomUUID(), randomUUID()];
    await db
      .insert(paymentOrder)
      .values([
        order({ id: first, state: 'voided', paidAt: bogota('2026-08-01') }),
        order({ id: second, amount: 700, paidAt: bogota('2026-08-02') }),
        order({ id: simulated, provider: 'wompi', paidAt: bogota('2026-08-02') }),
      ]);
    const refund = (orderId: string, amount: number, day: string, isExtra = false) => {
      const refundedAt = bogota(day, '23:59');
      return { orderId, amount, reason: 'other' as const, isExtra, refundedAt, createdAt: now };
    };
    await db
      .insert(paymentRefund)
      .values([
        refund(first, 400, '2026-08-01'),
        refund(first, 600, '2026-08-02'),
        refund(second, 100, '2026-08-03'),
        refund(second, 700, '2026-08-02', true),
        refund(simulated, 50, '2026-08-02'),
      ]);
    const { revenue } = await read('2026-08-02', '2026-08-02');
    expect(revenue).toMatchObject([
      {
        currency: 'cop',
        orders: { now: 1, before: 1 },
        amount: { now: 100, before: 600 },
        refunded: { now: 600, before: 400 },
        points: [{ now: 100, before: 600 }],
        products: [{ productId: 3, amount: { now: 100, before: 600 }, refunded: { now: 600, before: 400 } }],
      },
    ]);
    const after = await read('2026-08-03', '2026-08-03');
    expect(after.revenue).toMatchObject([{ orders: { now: 0 }, amount: { now: -100 }, points: [{ now: -100 }] }]);
  });

  it('counts mail that was sent, failed, given up and waits', async () => {
    const mail = (key: string, change: Partial<typeof outboxMessage.$inferInsert>) => ({
      key,
      recipient: 'ana@example.com',
      subject: 'Hola',
      text: 'Hola',
      createdAt: bogota('2026-07-01'),
      ...change,
    });
    const sentAt = (seconds: number) => new Date(bogota('2026-07-01').getTime() + seconds * 1000);
    await db
      .insert(outboxMessage)
      .values([
        mail('a', { state: 'sent', attempts: 1, sentAt: sentAt(2) }),
        mail('b', { state: 'sent', attempts: 3, sentAt: sentAt(4) }),
        mail('c', { state: 'dead', attempts: 7 }),
        mail('d', { state: 'dead', attempts: 7, secretUntil: bogota('2026-07-02') }),
        mail('e', { state: 'waiting' }),
        mail('f', { state: 'sent', attempts: 1, sentAt: bogota('2026-06-30') }),
      ]);
    expect((await read('2026-07-01', '2026-07-01')).mail).toMatchObject({
      sent: { now: 2, before: 1 },
      failedAttempts: { now: 9, before: 0 },
      dead: { now: 1, before: 0 },
      waiting: 1,
      median: { now: 3 },
      hasBefore: false,
      storedDays: 90,
    });
  });

  it('marks the step that contains today', async () => {
    const { leads } = await read('2026-11-16', '2026-11-18');
    expect(leads.points.map(({ isUnfinished }) => isUnfinished)).toEqual([false, false, true]);
    const weeks = await read('2026-10-01', '2026-11-18');
    expect(weeks.leads.points.map(({ isUnfinished }) => isUnfinished)).toEqual([...Array(7).fill(false), true]);
  });
});
