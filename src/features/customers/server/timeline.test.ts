import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dataRequest, earlierAddress, user } from '#features/accounts/server/tables.ts';
import { insertTestMeeting } from '#features/meetings/server/store/testing-meetings.ts';
import { insertTestOrder } from '#features/payments/server/store/testing-orders.ts';
import { paymentRefund } from '#features/payments/server/tables.ts';
import { viewIn } from '#features/staff/server/testing-staff.ts';
import { ticket, ticketMessage } from '#features/tickets/server/tables.ts';
import { databaseKinds } from '#platform/database/testing.ts';
import { msPerDay } from '#site/durations.ts';
import { readOwnHistory } from './own-history.ts';
import { ago, customersApp } from './testing-customers.ts';

describe.each(databaseKinds())('the history of customers, on %s', async (kind) => {
  const { db, staff, insertQuote, customer, found } = await customersApp(kind);

  it('are everything of one address, however it is written, in the order in which it happened', async () => {
    const reference = await staff.saveTicket({ name: 'Luis', email: 'LUIS@example.com', createdAt: ago(9) });
    const [opened] = await db.select().from(ticket).where(eq(ticket.reference, reference));
    await db.insert(ticketMessage).values({
      id: randomUUID(),
      ticketId: opened?.id ?? '',
      author: 'team',
      staffEmail: 'eva@hormiga.example',
      text: 'Sí',
      createdAt: ago(8),
    });
    const quoted = await insertQuote({ company: 'Oriente', createdAt: ago(7) });
    const order = await insertTestOrder(db, { email: 'Luis@Example.com', state: 'paid', createdAt: ago(6) });
    await insertTestOrder(db, { email: 'other@example.com', state: 'paid' });
    const booked = { name: 'Luis', email: 'luis@example.com', createdAt: ago(5), bookedAt: ago(5) };
    const met = await insertTestMeeting(db, { ...booked, startsAt: ago(1) });
    const next = await insertTestMeeting(db, { ...booked, startsAt: new Date(Date.now() + 5 * msPerDay) });
    for (const of of [reference, quoted.toLowerCase().replaceAll('-', ''), order.reference, met.reference]) {
      const view = await customer(of);
      expect(view.events.map((event) => [event.kind, event.reference])).toEqual([
        ['meetingStarted', met.reference],
        ...[met, next]
          .toSorted((one, other) => (one.id < other.id ? 1 : -1))
          .map((one) => ['meetingBooked', one.reference]),
        ['orderPaid', order.reference],
        ['quoteMade', quoted],
        ['ticketAnswered', reference],
        ['ticketOpened', reference],
      ]);
      expect(view.customer).toMatchObject({ name: 'Luis', company: 'Oriente' });
      expect(view.totals).toEqual({
        paid: [{ minor: 4_000_000, currency: 'cop' }],
        openQuotes: 1,
        waitingTickets: 1,
        nextMeeting: { reference: next.reference, startsAt: next.startsAt.getTime() },
      });
    }
  });

  it('customers with an account keep what they did under an earlier address, and nothing of its next owner', async () => {
    const mine = await insertQuote({ email: 'old@example.com', userId: staff.owner });
    const theirs = await insertQuote({ email: 'old@example.com', name: 'Next owner' });
    await db.insert(earlierAddress).values({ userId: staff.owner, email: 'old@example.com', until: ago(1) });
    await staff.saveTicket();
    const ana = await customer(mine);
    expect(ana.events.map(({ kind: name }) => name)).toEqual(
      ['accountOpened', 'ticketOpened', 'addressChanged', 'quoteMade'].toSorted(
        (one, other) => order.indexOf(one) - order.indexOf(other),
      ),
    );
    expect(ana.customer).toMatchObject({ email: 'ana@example.com', earlierEmails: ['old@example.com'] });
    expect((await customer(staff.owner)).events).toEqual(ana.events);
    expect((await customer(theirs)).events).toHaveLength(1);
    expect((await found('old@example.com')).toSorted()).toEqual(['ana@example.com', 'old@example.com']);
  });
  const order = ['ticketOpened', 'accountOpened', 'addressChanged', 'quoteMade'];

  it('have each refund and each delivery in their history, with what the team wrote', async () => {
    const delivered = { deliveredAt: ago(3), deliveryNote: 'Ya está lista' };
    const order = await insertTestOrder(db, {
      email: 'rosa@example.com',
      state: 'paid',
      createdAt: ago(4),
      ...delivered,
    });
    const refund = { orderId: order.id, reason: 'discount' as const, createdAt: ago(1) };
    await db.insert(paymentRefund).values([
      { ...refund, amount: 500_000, refundedAt: ago(2), note: 'Por la demora' },
      { ...refund, amount: 4_000_000, refundedAt: ago(1), isExtra: true },
    ]);
    const { events, totals } = await customer(order.reference);
    expect(events.map(({ kind: name, money, text }) => [name, money?.minor, text])).toEqual([
      ['orderExtraRefunded', 4_000_000, undefined],
      ['orderRefunded', 500_000, 'Por la demora'],
      ['orderDelivered', 4_000_000, 'Ya está lista'],
      ['orderPaid', 4_000_000, undefined],
    ]);
    expect(totals.paid).toEqual([{ minor: 3_500_000, currency: 'cop' }]);
  });

  it('have consents, corrections and downloads of their account in their history, each change of an address once', async () => {
    const [zoe] = await db
      .insert(user)
      .values({ name: 'Zoe', email: 'zoe@example.com', createdAt: ago(9) })
      .returning();
    const userId = zoe?.id ?? '';
    await db.insert(earlierAddress).values({ userId, email: 'old@example.com', until: ago(5) });
    await db.insert(dataRequest).values([
      { userId, kind: 'correction', at: new Date(ago(5).getTime() + 1_000) },
      { userId, kind: 'correction', at: ago(4) },
      { userId, kind: 'download', at: ago(3) },
    ]);
    const { events, customer: shown } = await customer(userId);
    expect(events.map(({ kind: name }) => name)).toEqual([
      'dataDownloaded',
      'dataCorrected',
      'addressChanged',
      'accountOpened',
    ]);
    expect(shown.policyAcceptedAt).toBe(zoe?.policyAcceptedAt.getTime());
    await db.delete(user).where(eq(user.id, userId));
  });

  it('have the rest of what they did beside a ticket, also under an earlier address', async () => {
    const mine = await insertQuote({ email: 'old@example.com', userId: staff.owner });
    await insertQuote({ email: 'old@example.com', name: 'Next owner' });
    const reference = await staff.saveTicket();
    const { others } = await viewIn(await staff.get(`/staff/es?view=ticket&ticket=${reference}`), 'ticket');
    expect(others).toMatchObject({ of: reference, records: [{ kind: 'quote', reference: mine, state: 'valid' }] });
    expect(others.accountSince).toEqual(expect.any(Number));
  });

  it('customers with a long history have pages', async () => {
    const references = [];
    for (let n = 0; n < 65; n++) references.push(await insertQuote({ createdAt: ago(100 - n) }));
    const shown = [];
    for (const page of [1, 2, 3]) shown.push(await customer(references[0] ?? '', `&page=${page}`));
    expect(shown.map(({ events, hasOlder }) => [events.length, hasOlder])).toEqual([
      [30, true],
      [30, true],
      [5, false],
    ]);
    const all = shown.flatMap(({ events }) => events.map(({ reference }) => reference));
    expect(all).toEqual(references.toReversed());
  });

  it('see their own history, with links to their own pages, and nothing of others or of the team alone', async () => {
    const [ana] = await db.select().from(user).where(eq(user.id, staff.owner));
    if (!ana) throw new Error('There is no account');
    const quoted = await insertQuote({ email: 'ANA@example.com', company: 'Oriente' });
    await insertQuote({ company: 'Oriente', name: 'Rosa', email: 'rosa@example.com' });
    const paid = await insertTestOrder(db, { userId: ana.id, email: 'payer@example.com', state: 'paid' });
    const reference = await staff.saveTicket({ createdAt: ago(2) });
    for (const state of ['answered', 'closed']) await staff.done({ action: 'state', ticket: reference, state });
    await staff.done({ action: 'quarantine', ticket: reference });
    const request = { page: 1, now: new Date(Date.now() + msPerDay), secret: 'x'.repeat(32), language: 'fr' } as const;
    const { events, hasOlder } = await readOwnHistory(db, ana, request);
    expect(hasOlder).toBe(false);
    const own = events.filter((event) => event.reference).map(({ kind: name, page }) => [name, page]);
    const conversation = `/dashboard/fr?view=tickets&ticket=${reference}`;
    expect(own).toEqual([
      ['ticketClosed', conversation],
      ['orderPaid', expect.stringContaining(`/payment/fr?order=${paid.reference}&key=`)],
      ['ticketOpened', conversation],
      ['quoteMade', `/support/quote/fr?made=${quoted}`],
    ]);
    expect(JSON.stringify(events)).not.toMatch(/eva@|rosa|payer@|quarantine/i);
  });
});
